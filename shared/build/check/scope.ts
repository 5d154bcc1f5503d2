/** The packages whose content is checked, of the folders that stand in the repository's root. */
export function contentPackages(folders: readonly string[]): string[] {
  return folders.filter((folder) => folder === 'shell' || folder.startsWith('mfe-'));
}

/**
 * Path patterns of the tests for the rules of the content, for facts that several pages state, and for the pictures.
 */
export const ruleTests: readonly string[] = [
  '/src/content/',
  '/shared/src/site/',
  '/shared/build/pictures/(catalogue|generated)',
];
