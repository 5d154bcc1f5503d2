import { isDeepStrictEqual } from 'node:util';
import { installedVersion } from '@3eu/shared/build/federation';
import { contractVersion } from '@3eu/shared/contract';
import { readLive } from '../core/live';
import { message, type Message } from '../messages/message';
import type { LiveSite } from '../plan/live-site';
import { publishedAs } from '../plan/records';
import { parseSettings } from '../plan/settings';
import { versionNames } from '../plan/versions';
import { differing } from './build';
import type { Output } from './output';
import { allPackages } from './packages';
import { isStandalone } from './project';
import { siteNamed } from './promote';
import { commandFor, liveTree, siteStore } from './site';
import { lastVerification, verificationMessage } from './verify';

function liveMessages(live: LiveSite, differ: readonly string[]): Message[] {
  const newestFirst = [...live.records].reverse();
  return [...versionNames(live)].map(([name, version]) => {
    const since =
      newestFirst.find(({ packages }) => packages.some((each) => each.name === name && each.version === version)) ??
      null;
    const commit = publishedAs(live.records, name, version)?.commit ?? null;
    return message('live-version', { name, version, since, commit, differs: differ.includes(name) });
  });
}

/** The shared module whose version tells which version of the platform a shell was built from. */
const platformModule = '@3eu/shared/ui';

/** What the live shell was built from, and what is installed here. */
function platformMessage({ shell }: LiveSite): Message {
  const live = shell?.manifest.shared.find(({ name }) => name === platformModule)?.version ?? 'unknown';
  const contract = shell?.descriptor.contract ?? 'unknown';
  return message('platform', { live, contract, installed: installedVersion(platformModule), speaks: contractVersion });
}

/**
 * Whether a site's settings are invalid or not in force yet.
 * @param text Content of config.json; null if there is none.
 */
export function settingsMessages(text: string | null, live: LiveSite, site: string): Message[] {
  const result = text === null ? { value: {} } : parseSettings(text, Object.keys(live.registry.remotes));
  if ('fault' in result) return [message('settings-invalid', { site, problem: result.fault })];
  if (isDeepStrictEqual(result.value, live.settings)) return [];
  const command = commandFor(site, 'render');
  return [message('settings-pending', { site, number: live.number, removed: text === null, command })];
}

/** What differs from another site, and how to release what is live there. */
async function comparison(live: LiveSite, site: string, from: string, output: Output): Promise<Message[]> {
  const other = siteNamed(from);
  const store = siteStore(other, output);
  const theirs = versionNames(await readLive(await liveTree(other, store), store.name));
  const ours = versionNames(live);
  const names = [...new Set([...ours.keys(), ...theirs.keys()])].filter((name) => ours.get(name) !== theirs.get(name));
  if (names.length === 0) return [message('sites-same', { site: store.name })];
  const there = names.filter((name) => theirs.has(name));
  return [
    ...names.map((name) =>
      message('site-differs', { name, here: ours.get(name) ?? null, there: theirs.get(name) ?? null }),
    ),
    message('to-promote', { commands: [commandFor(site, `promote -- ${there.join(' ')} --from ${from}`)] }),
  ];
}

/** Says what is live, since when and by whom, and which packages' sources have changed since. Nothing is built. */
export async function statusCommand({ site, from }: { site: string; from?: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const live = await readLive(await liveTree(site, store), store.name);
  for (const [, error] of live.damaged) throw error;
  if (from !== undefined) return (await comparison(live, site, from, output)).forEach((said) => output.tell(said));
  const versions = versionNames(live);
  const differ = await differing(allPackages(), versions, live.records);
  const settings = settingsMessages(await store.settings(), live, store.name);
  const said = [
    message('live-release', { number: live.number, site: store.name }),
    ...liveMessages(live, differ),
    ...(isStandalone ? [platformMessage(live)] : []),
    ...settings,
    verificationMessage(await lastVerification(site), live.number, site),
    ...differ.filter((name) => !versions.has(name)).map((name) => message('not-released-yet', { name })),
    differ.length > 0
      ? message('to-make-live', { command: commandFor(site, `publish-remote -- ${differ.join(' ')}`) })
      : message('all-live'),
  ];
  said.forEach((each) => output.tell(each));
}
