/** Sentences about making a remote. */
export const newRemoteMessages = {
  'name-unusable': ({ problem }: { problem: string }) => [
    `A remote cannot have this name: ${problem}.`,
    'Choose another one: npm run new-remote -- library',
  ],
  'platform-without-standalone': () =>
    '--platform works only for a repository of its own: name its folder too, with --standalone.',
  'first-page-taken': ({ name, problem }: { name: string; problem: string }) => [
    `The first page of a remote "${name}" would be /${name}: ${problem}`,
    'Choose another name.',
  ],
  'remote-exists': ({ name }: { name: string }) => [`mfe-${name} already exists.`, 'Choose another name.'],
  'remote-ready': ({ name }: { name: string }) => [
    `mfe-${name} is ready.`,
    `Run \`npm install\` once, to add it to the lockfile. See it: npm run dev -- ${name}. Release it: npm run publish-remote -- ${name}.`,
  ],
  'platform-not-packed': ({ problem }: { problem: string }) => `The platform could not be packed.\n${problem}`,
  'repository-not-empty': ({ folder }: { folder: string }) => [
    `${folder} is not empty.`,
    'Choose another folder with --standalone.',
  ],
  'repository-within': ({ folder }: { folder: string }) => [
    `${folder} is inside this repository.`,
    'Choose a folder outside it, or leave out --standalone to make a package of this one.',
  ],
  'repository-ready': ({ name, folder, here }: { name: string; folder: string; here: string }) => [
    `mfe-${name} is ready in ${folder}.`,
    `Set it up: cd ${here} && git init && npm install. Its README describes the next steps.`,
  ],
} satisfies Record<string, (args: never) => string | string[]>;
