/** Sentences about what is built and rendered: what happened and why, and what to do about it. */
export const renderMessages = {
  'build-unusable': ({ file, reason }: { file: string; reason: string }) =>
    [`${file} cannot be used: ${reason}.`, 'Build the package again with the tools of this repository.'] as const,
  'build-differs': ({ file, name, version }: { file: string; name: string; version: string }) =>
    [`${file} of ${name} ${version} is not the one that was built.`, 'Build and publish it again.'] as const,
  'build-missing': ({ root }: { root: string }) =>
    [`${root} has not been built.`, 'Run `npm run build` in it first.'] as const,
  'build-incomplete': ({ file, folder }: { file: string; folder: string }) =>
    [`${file} is missing in ${folder}.`, 'Build the package again.'] as const,
  'version-unknown': ({ name, version, site }: { name: string; version: string; site: string }) =>
    [`${name} ${version} is not in ${site}.`, '`npm run releases` lists the versions that were released.'] as const,
  'shell-cannot-render': ({ cause }: { cause: string }) => `The shell's server build cannot be run.\n${cause}`,
  'page-cannot-be-rendered': ({ path, cause }: { path: string; cause: string }) =>
    `${path} cannot be rendered. The live site is unchanged.\n${cause}`,
  'picture-missing': ({ page, picture }: { page: string; picture: string }) =>
    [
      `${page} shows the picture ${picture}, which the site does not have.`,
      'Pictures come with the platform: first publish a package from its repository.',
    ] as const,
};
