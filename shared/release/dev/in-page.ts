/** What the development server puts into the page: overrides, and what DevTools look for. */
import { generateSnapshotFromManifest, type GlobalModuleInfo } from '@module-federation/sdk';
import { federationName } from '@3eu/shared/build/federation';
import { exposesOf } from '@3eu/shared/contract/address';
import { manifestOf } from '@3eu/shared/build/manifest';
import { overrideKey } from '@3eu/shared/contract/elements';
import type { Registry, RegistryRemote } from '@3eu/shared/contract/release';

/** Path of the script with which the dev server turns its overrides on in the browser that it serves. */
export const overrideScriptPath = '/__dev/override.js';

/** Cookie that asks for the released site; its value is the run whose overrides were removed. */
const offCookie = 'dev-override-off';

/**
 * A script that points this browser at the development servers, once per run. After the visitor removes the overrides
 * (the banner's button), the browser gets the released documents. It affects only the dev server's own origin.
 */
export function overrideScript(run: string, origins: Readonly<Record<string, string>>): string {
  const [key, seen, value] = [overrideKey, 'uni3e:override-seen', JSON.stringify(origins)].map((text) =>
    JSON.stringify(text),
  );
  return `if (localStorage.getItem(${seen}) === ${JSON.stringify(run)} && localStorage.getItem(${key}) === null) {
  document.cookie = ${JSON.stringify(`${offCookie}=${run}; path=/; SameSite=Strict`)};
  location.reload();
} else {
  localStorage.setItem(${seen}, ${JSON.stringify(run)});
  localStorage.setItem(${key}, ${value});
}
`;
}

/** Whether a browser has turned off the overrides of this run. */
export function isOff(run: string, cookies: string | undefined): boolean {
  return (cookies ?? '').split(';').some((cookie) => cookie.trim() === `${offCookie}=${run}`);
}

/** A package as Module Federation's tools know it: its exposes and its shared modules, by the manifest's schema. */
function snapshotOf(name: string, remote: Pick<RegistryRemote, 'version' | 'pages' | 'blocks'>, entry: string) {
  const none = { scripts: [], exports: [], shared: {} };
  const modules = Object.fromEntries(Object.keys(exposesOf({ name, ...remote })).map((module) => [module, none]));
  const manifest = manifestOf(name, { entry, modules, provided: {}, packages: [] }, remote.version);
  return generateSnapshotFromManifest(manifest, { version: entry });
}

/**
 * What Module Federation's DevTools extension reads from `__FEDERATION__.moduleInfo`: the shell, and the remotes that it
 * takes from the registry.
 */
export function federationSnapshot({ shell, remotes }: Registry): GlobalModuleInfo {
  const entries = Object.entries(remotes);
  const info = (name: string) => federationName(name);
  return {
    [info('shell')]: {
      ...snapshotOf('shell', { version: shell?.version ?? '', pages: [], blocks: [] }, ''),
      remotesInfo: Object.fromEntries(entries.map(([name, { entry }]) => [info(name), { matchedVersion: entry.url }])),
    },
    ...Object.fromEntries(
      entries.map(([name, remote]) => [
        `${info(name)}:${remote.entry.url}`,
        snapshotOf(name, remote, remote.entry.url),
      ]),
    ),
  };
}

/** The statement that shows it to the extension; beside it stands what a federation runtime expects to find. */
export function federationScript(registry: Registry): string {
  const moduleInfo = JSON.stringify(federationSnapshot(registry));
  return `globalThis.__FEDERATION__ = { __GLOBAL_PLUGIN__: [], __INSTANCES__: [], __SHARE__: {}, __MANIFEST_LOADING__: {}, __PRELOADED_MAP__: new Map(), moduleInfo: ${moduleInfo} };\n`;
}
