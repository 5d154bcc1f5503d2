import type { PinnedScript } from '@3eu/shared/contract/release';

/*
 * The script that starts a page carries the shell's entry itself, in data attributes, and not in the list of the page's
 * scripts: a development server of another version of the tool, in a team's own repository, empties that list.
 */

/** Attributes of the script that starts a page: the shell's entry, which it runs. */
export function entryAttributes({ url, integrity }: PinnedScript): string {
  return `data-entry="${url}" data-entry-integrity="${integrity}"`;
}

/** The shell's entry, as these attributes say. */
export function entryOf({ entry, entryIntegrity }: DOMStringMap): PinnedScript {
  return { url: entry!, integrity: entryIntegrity! };
}
