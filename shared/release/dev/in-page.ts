/** What the development server puts into the page: overrides, the lines of the sources, and what DevTools look for. */
import { SourceMap, type SourceMapPayload } from 'node:module';
import { generateSnapshotFromManifest, type GlobalModuleInfo } from '@module-federation/sdk';
import { exposesOf, federationName } from '@3eu/shared/build/federation';
import { manifestOf } from '@3eu/shared/build/manifest';
import { overrideKey } from '@3eu/shared/contract/elements';
import type { Registry, RegistryRemote } from '@3eu/shared/contract/release';

/** Where the page asks for the lines of a stack in the sources, before the bundler's overlay shows it. */
export const stackPath = '/__dev/stack';

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

/**
 * A script that gives errors the lines of the sources before the bundler's overlay shows them. It has to listen before the
 * overlay does, which waits for no answer: the request is synchronous.
 */
export const sourceLinesScript = `for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, ({ error, reason }) => {
    const thrown = error ?? reason;
    if (!(thrown instanceof Error)) return;
    const request = new XMLHttpRequest();
    request.open('POST', ${JSON.stringify(stackPath)}, false);
    request.send(thrown.stack);
    if (request.status === 200) thrown.stack = request.responseText;
  });
`;

/** Whether a browser has turned off the overrides of this run. */
export function isOff(run: string, cookies: string | undefined): boolean {
  return (cookies ?? '').split(';').some((cookie) => cookie.trim() === `${offCookie}=${run}`);
}

/** A place in a script of a development build. */
const place = /(http:\/\/localhost:\d+\/[^\s():?#]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

async function mapOf(script: string): Promise<SourceMap | null> {
  const response = await fetch(`${script}.map`).catch(() => null);
  return response?.ok ? new SourceMap((await response.json()) as SourceMapPayload) : null;
}

/** A stack with the places in the sources, where a script has a source map. */
export async function inSources(stack: string): Promise<string> {
  const scripts = [...new Set([...stack.matchAll(place)].map(([, script]) => script!))];
  const maps = new Map(await Promise.all(scripts.map(async (script) => [script, await mapOf(script)] as const)));
  return stack.replaceAll(place, (whole: string, script: string, line: string, column: string) => {
    const found = maps.get(script)?.findEntry(Number(line) - 1, Number(column) - 1);
    if (!found || !('originalSource' in found)) return whole;
    return `${found.originalSource.replace(/^.*\/\.\//, '')}:${found.originalLine + 1}`;
  });
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
