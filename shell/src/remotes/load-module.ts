import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { DocumentRemote, PinnedScript } from '@3eu/shared/contract/release';
import { remoteTimeout } from './runtime-plugin';

/** Why a remote's module could not be had. The message names the remote and the module. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError';
}

let attempts = 0;

/** Rejects when `work` has not ended after `remoteTimeout`. */
export async function bounded<T>(work: Promise<T>, subject: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new RemoteLoadError(`${subject} gave no answer in ${remoteTimeout} ms.`)), remoteTimeout);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

/**
 * Makes the federation runtime forget what it knows of a remote, so that the next load starts afresh.
 * The runtime remembers a failed entry by its name and address; a query gives it a new one.
 */
function registerAfresh({ globalName }: DocumentRemote, entry: PinnedScript) {
  attempts += 1;
  Reflect.deleteProperty(globalThis, globalName);
  registerRemotes([{ name: globalName, entry: `${entry.url}?attempt=${attempts}`, type: 'global' }], { force: true });
}

/**
 * Loads a module that a remote exposes.
 * @param afresh Load the remote's entry again, whatever is remembered of it.
 * @param entry Another version's entry than the pinned one.
 * @throws RemoteLoadError when it is refused, broken or empty. A hung one is the caller's to bound.
 */
export async function loadModule<T>(remote: DocumentRemote, module: string, { afresh = false, entry = remote.entry } = {}): Promise<T> {
  const subject = `${module} of ${remote.name}`;
  if (afresh) registerAfresh(remote, entry);
  try {
    const loaded = await loadRemote<T>(`${remote.globalName}/${module}`);
    if (!loaded) throw new RemoteLoadError(`${subject} is empty.`);
    return loaded;
  } catch (error) {
    throw error instanceof RemoteLoadError ? error : new RemoteLoadError(`${subject} could not be loaded.`, { cause: error });
  }
}
