import type { DocumentRemote, PinnedScript } from '@3eu/shared/contract/release';
import { remoteTimeout } from './load-module';
import { scriptUrl } from './trusted-script-url';

type ShareScope = Record<string, Record<string, object>>;

/** What a remote's entry leaves on `globalThis`: the container protocol that Rspack, webpack and Module Federation 2 share. */
type Container = {
  /** Gives the remote the page's shared modules. */
  init: (scope: ShareScope) => void | Promise<void>;
  get: (module: string) => Promise<() => unknown>;
};

/** The bundler puts its own in their place: they fill the share scope with what the shell provides, once. */
declare const __webpack_init_sharing__: (scope: string) => Promise<void> | undefined;
declare const __webpack_share_scopes__: { default: ShareScope };

const opened = new Map<string, Promise<Container>>();
let attempts = 0;

/** Runs a script with the hash that its release gives; one that a developer's machine serves has none. */
async function runScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ran = new Promise<void>((resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${url} gave no answer in ${remoteTimeout} ms.`)), remoteTimeout);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} was refused.`));
  });
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = scriptUrl(url);
  document.head.append(script);
  return ran.finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}

async function openContainer(globalName: string, url: string, integrity: string): Promise<Container> {
  const globals = globalThis as unknown as Record<string, Container | undefined>;
  // What an earlier attempt left behind must not stand for this one.
  Reflect.deleteProperty(globals, globalName);
  await runScript(url, integrity);
  const container = globals[globalName];
  if (!container) throw new Error(`${url} ran and left no ${globalName}.`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
  return container;
}

/**
 * A module of a remote, from its container. A container is opened once; one that could not be is not remembered.
 * @param afresh Open it again, whatever is remembered, with a query that no cache knows.
 */
export async function loadFromContainer({ globalName }: DocumentRemote, module: string, { url, integrity }: PinnedScript, afresh: boolean): Promise<unknown> {
  let container = afresh ? undefined : opened.get(globalName);
  if (!container) {
    if (afresh) attempts += 1;
    const opening = openContainer(globalName, afresh ? `${url}?attempt=${attempts}` : url, integrity);
    opening.catch(() => opened.get(globalName) === opening && opened.delete(globalName));
    opened.set(globalName, opening);
    container = opening;
  }
  const factory = await (await container).get(`./${module}`);
  return factory();
}
