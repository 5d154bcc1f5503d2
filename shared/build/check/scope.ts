/** The packages whose content is checked, of the folders that stand in the repository's root. */
export function contentPackages(folders: readonly string[]): string[] {
  return folders.filter((folder) => folder === 'shell' || folder.startsWith('mfe-'));
}

/** Patterns of paths: the tests that hold the rules of the content, of what several pages state, and of the pictures. */
export const ruleTests: readonly string[] = [
  '/src/content/',
  '/shared/src/site/',
  '/shared/build/pictures/(catalogue|generated)',
];
