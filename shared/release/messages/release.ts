/** Sentences about a release: what happened and why; where something can be done about it, that too. */

const ended = (problem: string) => problem.replace(/(?<![.?])$/, '.');

export const releaseMessages = {
  refused: () => 'Not released. The live site is unchanged.',
  overrulable: () => 'To release anyway, say why: --force "reason". The reason is recorded with the release.',
  'no-shell': () => [
    'The site has no shell yet, and no page can be rendered without one.',
    'Publish the package shell to it first.',
  ],
  'unusable-file': ({ file, problem }: { file: string; problem: string }) =>
    `${file} cannot be used: ${ended(problem)}`,
  'settings-refused': ({ site, problem }: { site: string; problem: string }) =>
    `config.json in ${site} cannot be used: ${ended(problem)} Nothing was released.`,
  'too-many-releases': ({ attempts }: { attempts: number }) => [
    `Others released ${attempts} times while this release was planned.`,
    'Try again when it is quieter.',
  ],
  'clocks-differ': ({ days }: { days: number }) => [
    `The last release was made ${days} days later than now, by its clock or by this one.`,
    'Check both.',
  ],
  leftovers: ({ problem }: { problem: string }) => `Leftovers of earlier releases could not be removed: ${problem}`,
} satisfies Record<string, (args: never) => string | string[]>;
