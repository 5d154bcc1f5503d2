import type { PinnedScript } from '@3eu/shared/contract/release';
import type { Container } from './remote-source';
import { askAfresh } from './own-scripts';
import { giveUpPending } from './pending-scripts';
import { runScript } from './run-script';

type ShareScope = Record<string, Record<string, { get: () => unknown }>>;

/** A container before it has the page's shared modules. */
type ClosedContainer = Container & { init: (scope: ShareScope) => void | Promise<void> };

/** The bundler puts its own in their place: they fill the share scope with what the shell provides, once. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | undefined;
declare const __webpack_share_scopes__: { default: ShareScope };

/** Opens the container of an entry: runs it, takes what it leaves on `globalThis`, and gives it the share scope. */
export async function openContainer(
  { url, integrity }: PinnedScript,
  globalName: string,
  attempt: number,
): Promise<Container> {
  const globals = globalThis as unknown as Record<string, ClosedContainer | undefined>;
  // What an earlier entry left behind must not stand for this one.
  Reflect.deleteProperty(globals, globalName);
  await runScript(attempt > 0 ? `${url}?attempt=${attempt}` : url, integrity);
  const container = globals[globalName];
  if (!container) throw new Error(`${url} ran and left no ${globalName}.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * Has the shared modules fetched that stand in scripts of the shell's own, before anything runs that takes them. A
 * failure says nothing: whoever takes them then asks again.
 */
export async function preloadShared(modules: readonly string[]): Promise<void> {
  await __webpack_init_sharing__('default');
  const scope = __webpack_share_scopes__.default;
  const offers = modules.flatMap((name) => Object.values(scope[name] ?? {}));
  await Promise.allSettled(offers.map(async (offer) => offer.get()));
}

/** Gives up the scripts of an entry's folder that hang, and those of the shell, from which its shared modules come. */
export function giveUpScripts({ url }: PinnedScript): void {
  giveUpPending(new URL('.', new URL(url, location.href)).href);
  askAfresh();
}
