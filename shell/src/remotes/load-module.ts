import type { DocumentRemote, PinnedScript } from '@3eu/shared/contract/release';

/** How long a remote may take before it is given up, in milliseconds. */
export const remoteTimeout = 3000;

/** Why a remote's module could not be had. The message names the remote and the module. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

/** Gets a module that a remote exposes; `afresh` forgets what is known of the remote. */
export type FetchModule = (remote: DocumentRemote, module: string, entry: PinnedScript, afresh: boolean) => Promise<unknown>;

let fetchModule: FetchModule = () => Promise.reject(new Error('No entry of the shell has said how modules are fetched.'));

/** Says how modules are fetched: from containers in the browser, through the federation runtime in the prerender step. */
export function fetchModulesWith(fetch: FetchModule) {
  fetchModule = fetch;
}

/** Rejects when `work` has not ended after `remoteTimeout`. */
export async function bounded<T>(work: Promise<T>, subject: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteLoadError(`${subject} gave no answer in ${remoteTimeout} ms.`)), remoteTimeout);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Loads a module that a remote exposes.
 * @param afresh Load the remote's entry again, whatever is remembered of it.
 * @param entry Another version's entry than the pinned one.
 * @throws RemoteLoadError when it is refused, broken or empty. A hung one is the caller's to bound.
 */
export async function loadModule<T>(remote: DocumentRemote, module: string, { afresh = false, entry = remote.entry } = {}): Promise<T> {
  const subject = `${module} of ${remote.name}`;
  try {
    const loaded = await fetchModule(remote, module, entry, afresh);
    if (!loaded) throw new RemoteLoadError(`${subject} is empty.`);
    return loaded as T;
  } catch (error) {
    throw error instanceof RemoteLoadError ? error : new RemoteLoadError(`${subject} could not be loaded.`, { cause: error });
  }
}
