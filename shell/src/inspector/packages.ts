import { answers } from '@3eu/shared/contract/address';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import type { Services } from '../services';
import type { LoadState } from '../remotes/loader';

/** What the inspector says of a package. */
export type InspectedPackage = {
  name: string;
  version: string;
  /** The page and the blocks of it that are shown. */
  parts: readonly string[];
  /** The state of its entry in the loader; null for the shell, which is the loader's own. */
  state: LoadState | null;
  /** Address of its entry; null for the shell. */
  entry: string | null;
  /** Shared modules that its page here uses, as far as the registry says. */
  shared: readonly string[];
};

/** What is on the page: the path, the names of its blocks, and the shell's version. */
type Shown = { path: string; blocks: readonly string[]; shellVersion: string };

function inspectedRemote(
  remote: DocumentRemote,
  { pages, loader }: Services,
  { path, blocks }: Shown,
): InspectedPackage {
  const { name, version, entry } = remote;
  const page = remote.pages.find((each) => answers(each.path, path))?.path;
  return {
    name,
    version: entry.integrity === '' ? 'override' : version,
    parts: [...(page ? [page] : []), ...remote.blocks.filter((block) => blocks.includes(block))],
    state: loader.state({ key: entry.url, fetch: () => Promise.reject(new Error('The inspector loads nothing.')) }),
    entry: entry.url,
    shared: (page && pages.registry.needsOf(entry, page)?.shared) || [],
  };
}

/** The shell and every remote that the page knows; what no remote owns is the shell's. */
export function inspectedPackages(services: Services, shown: Shown): InspectedPackage[] {
  const remotes = services.pages.registry.remotes().map((remote) => inspectedRemote(remote, services, shown));
  const isShells = remotes.every(({ parts }) => !parts.some((part) => part.startsWith('/')));
  const parts = ['header', ...(isShells ? [shown.path] : []), 'footer'];
  return [{ name: 'shell', version: shown.shellVersion, parts, state: null, entry: null, shared: [] }, ...remotes];
}
