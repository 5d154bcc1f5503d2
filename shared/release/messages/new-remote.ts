/** Sentences about remotes that are created: what happened and why, and what to do about it. */
export const newRemoteMessages = {
  'remote-name-refused': ({ reason }: { reason: string }) =>
    [`A remote cannot have this name: ${reason}.`, 'Choose another one: npm run new-remote -- library'] as const,
  'remote-address-taken': ({ name, path, owner }: { name: string; path: string; owner: string }) =>
    [
      `The first page of a remote "${name}" would be /${name}: ${path} belongs to ${owner}.`,
      'Choose another name.',
    ] as const,
  'remote-already-there': ({ name }: { name: string }) =>
    [`mfe-${name} already exists.`, 'Choose another name.'] as const,
  'repository-not-empty': ({ root }: { root: string }) =>
    [`${root} is not empty.`, 'Choose another folder with --standalone.'] as const,
  'repository-inside': ({ root }: { root: string }) =>
    [
      `${root} is inside this repository.`,
      'Choose a folder outside it, or leave out --standalone to make a package of this one.',
    ] as const,
  'platform-needs-repository': () =>
    '--platform works only for a repository of its own: name its folder too, with --standalone.',
  'platform-not-packed': ({ reason }: { reason: string }) => `The platform could not be packed.\n${reason}`,
  'reference-missing': ({ file, path }: { file: string; path: string }) =>
    [
      `${file} could not be edited, so the types of ${path} are not checked with the others yet.`,
      `Add { "path": "${path}" } to its references.`,
    ] as const,
  'remote-created': ({ name }: { name: string }) =>
    [
      `mfe-${name} is ready.`,
      `Run \`npm install\` once, to add it to the lockfile. See it: npm run dev -- ${name}. Release it: npm run publish-remote -- ${name}.`,
    ] as const,
  'repository-created': ({ name, root, folder }: { name: string; root: string; folder: string }) =>
    [
      `mfe-${name} is ready in ${root}.`,
      `Set it up: cd ${folder} && git init && npm install. Its README describes the next steps.`,
    ] as const,
};
