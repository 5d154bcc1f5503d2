/** Sentences about the place where a site is kept: what happened and why, and what to do about it. */
const repair = 'Replace it: npm run repair (with the same --site or --store)';
const example = 'as in --store git:https://host/site.git#live';

export const storeMessages = {
  'damaged-file': ({ path }: { path: string }) =>
    [`${path} is missing, or differs from the file that was released.`, repair] as const,
  'damaged-index': ({ path }: { path: string }) =>
    [`${path} cannot be read, or is not the index of a release.`, repair] as const,
  'damaging-link': ({ path }: { path: string }) =>
    [`${path} is a link, but a release holds only files and folders.`, repair] as const,
  'release-damaged': ({ number, store }: { number: number; store: string }) =>
    [
      `Release ${number} in ${store} is damaged: the files above are missing, or differ from those that were released.`,
      'Replace them: npm run repair (with the same --site or --store)',
    ] as const,

  'site-is-a-file': ({ site }: { site: string }) =>
    [`${site} is a file, but a site is a folder.`, 'Choose a folder with --site.'] as const,
  'site-in-earlier-layout': ({ site, live }: { site: string; live: string }) =>
    [
      `${site} contains a site in an earlier layout, without numbered releases, which cannot be converted.`,
      `Move it away (mv ${site} ${site}-old) and release everything again. From then on, hosts have to serve ${live}.`,
    ] as const,
  'site-is-something-else': ({ site, entry }: { site: string; entry: string }) =>
    [`${site} is not a site: it contains ${entry}.`, 'Choose an empty folder with --site.'] as const,
  'settings-unreadable': ({ path, reason }: { path: string; reason: string }) => `${path} cannot be read. ${reason}`,
  'no-hard-links': () =>
    'This disk does not support hard links: unchanged files are copied, and each release takes as much space as a whole site.',
  'release-taken-back': ({ number, path, site }: { number: number; path: string; site: string }) =>
    [
      `Release ${number} lost files while it was written, and was taken back: ${path} is missing. The live site is unchanged.`,
      `Find out what else writes to ${site}, and run the command again.`,
    ] as const,
  'release-not-kept': ({ number, site, kept }: { number: number; site: string; kept: readonly number[] }) =>
    `${site} does not keep release ${number}. It keeps ${kept.join(', ')}.`,

  'store-is-no-branch': ({ store }: { store: string }) =>
    [`--store ${store}: a store is a branch of a git repository, ${example}.`, 'For a folder, use --site.'] as const,
  'store-without-repository': ({ store }: { store: string }) =>
    [`--store ${store} names no repository.`, `Write its URL after git:, ${example}.`] as const,
  'store-with-password': ({ store }: { store: string }) =>
    [
      `--store ${store}: leave out the user and the password before @. npm prints this command, and every account of this machine can read it.`,
      'Give them to git instead: with a credential helper, or as in the variables GIT_CONFIG_… of .github/workflows/release.yml; an SSH key needs neither. If it was a real token, replace it.',
    ] as const,
  'store-branch-invalid': ({ store, branch }: { store: string; branch: string }) =>
    [`--store ${store}: "${branch}" is not a valid branch name.`, `Write one after #, ${example}.`] as const,

  'git-missing': () =>
    ['git is not installed here, and a store that is a git branch needs it.', 'Install git 2.29 or newer.'] as const,
  'git-offline': ({ place, reason }: { place: string; reason: string }) =>
    [`${place} cannot be reached: ${reason}.`, 'Check the network and run the command again.'] as const,
  'git-denied': ({ place, branch, reason }: { place: string; branch: string; reason: string }) =>
    [
      `${place} denies access to this account: ${reason}.`,
      `Log in (git ls-remote ${place} must work without asking for a password), or ask for permission to push to ${branch}.`,
    ] as const,
  'git-declined': ({ place, branch, reason }: { place: string; branch: string; reason: string }) =>
    `${place} rejected the release on its branch ${branch}: ${reason}. The live site is unchanged.`,
  'git-absent': ({ place, reason }: { place: string; reason: string }) =>
    [`There is no git repository at ${place}: ${reason}.`, 'Correct the address after --store.'] as const,
  'git-failed': ({ store, reason }: { store: string; reason: string }) =>
    `git could not work with ${store}: ${reason}.`,
  'git-failed-locally': ({ clone, reason }: { clone: string; reason: string }) =>
    [
      `git failed in ${clone}: ${reason}.`,
      'If the disk is full, free some space; this folder can safely be deleted. Then run the command again.',
    ] as const,

  'branch-is-something-else': ({ store, branch, path }: { store: string; branch: string; path: string }) =>
    [
      `${store} is not a site: the branch ${branch} contains ${path}.`,
      'Name a branch that is used only for releases, as in #live; the first release creates it.',
    ] as const,
  'branch-file-unreadable': ({ store, file, commit }: { store: string; file: string; commit: string }) =>
    [`${file} in ${store} cannot be read.`, `Revert the commit that changed it: git revert ${commit}`] as const,
  'commit-not-signed': ({ store, commit }: { store: string; commit: string }) =>
    [
      `The commit ${commit} of ${store} is signed by nobody among the allowedSigners of its config.json, so it is not used.`,
      `If it should not be there, somebody on that list takes it back: git revert --gpg-sign ${commit}, and git push`,
    ] as const,
  'no-signing-key': ({ reason }: { reason: string }) =>
    [
      `This site takes only signed releases, and git cannot sign here: ${reason}.`,
      'Name your SSH key: git config --global user.signingKey ~/.ssh/id_ed25519.pub',
    ] as const,
  'signer-not-listed': ({ store }: { store: string }) =>
    [
      `Your SSH key is not among the allowedSigners in the config.json of ${store}, so nothing was released.`,
      'Somebody on that list can add it.',
    ] as const,
};
