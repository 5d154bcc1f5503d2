import { isDeepStrictEqual } from 'node:util';
import { installedVersion } from '@3eu/shared/build/federation';
import { contractVersion } from '@3eu/shared/contract';
import type { LiveSite } from '../plan/live-site';
import { publishedAs, type ReleaseRecord } from '../plan/records';
import { parseSettings, settingsFault } from '../plan/settings';
import { versionNames } from '../plan/versions';
import { readLive, type LiveBuilds } from '../render/live-site';
import { cannotBeBuilt, compared } from './build';
import { siteStore } from './site-store';
import type { Output } from './output';
import { allPackages } from './packages';
import { isStandalone } from './project';
import { commandFor, nothingPublished } from './site';
import { lastVerification, verificationLine } from './verify';

/** The release that made a version live, of those that are on record. */
function liveSince(records: readonly ReleaseRecord[], name: string, version: string): ReleaseRecord | undefined {
  return [...records]
    .reverse()
    .find(({ packages }) => packages.some((released) => released.name === name && released.version === version));
}

function liveLines(live: LiveBuilds, differing: ReadonlySet<string>): string[] {
  const { records } = live;
  return [...versionNames(live)].map(([name, version]) => {
    const record = liveSince(records, name, version);
    const since = record
      ? `since ${record.time.slice(0, 16).replace('T', ' ')} (release ${record.number}, ${record.kind} by ${record.by})`
      : '';
    const commit = publishedAs(records, name, version)?.commit;
    return `${name.padEnd(12)}  ${version}  ${since}${commit ? `  commit ${commit}` : ''}${differing.has(name) ? '  — differs from the working tree' : ''}`;
  });
}

/** The shared module whose version tells which version of the platform a shell was built from. */
const platformModule = '@3eu/shared/ui';

/** What the live shell was built from, and what is installed here. */
function platformLine({ shell }: LiveBuilds): string {
  const version = shell?.manifest.shared.find(({ name }) => name === platformModule)?.version;
  return `The live shell has platform ${version ?? 'unknown'}, contract ${shell?.descriptor.contract ?? 'unknown'}; installed here: platform ${installedVersion(platformModule)}, contract ${contractVersion}.`;
}

/**
 * Whether a site's settings are invalid or not in force yet.
 * @param text Content of config.json; null if there is none.
 * @returns The message; null if they are in force.
 */
export function settingsLine(text: string | null, { number, remotes, settings }: LiveSite, site: string) {
  const result = text === null ? { value: {} } : parseSettings(text, Object.keys(remotes));
  if ('fault' in result) return `${settingsFault(site, result.fault)} No release can go live until this is fixed.`;
  if (isDeepStrictEqual(result.value, settings)) return null;
  const what =
    text === null
      ? `has been removed since release ${number}. Its settings stop applying`
      : `has been changed since release ${number}. The change takes effect`;
  return `config.json in ${site} ${what} with the next release, or now with: ${commandFor(site, 'render')}`;
}

/** Prints what is live, since when and by whom, and which packages of the working tree differ from it. */
export async function statusCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const live = await readLive(await store.read(), store.name);
  if (live.number === 0) throw nothingPublished(site);
  // Says what is damaged in the live shell.
  if (!live.shell) await live.build('shell');
  const versions = versionNames(live);
  const { differing: names, broken } = await compared(allPackages(), versions, output);
  const differing = new Set(names);
  output.line(`Release ${live.number} is live in ${store.name}.`);
  for (const line of liveLines(live, differing)) output.line(line);
  if (isStandalone) output.line(platformLine(live));
  const ofSettings = await store.settings().then(
    (text) => settingsLine(text, live, store.name),
    (error: Error) => error.message,
  );
  if (ofSettings) output.line(ofSettings);
  output.line(verificationLine(await lastVerification(site), live.number, site));
  for (const name of [...differing].filter((candidate) => !versions.has(candidate)))
    output.line(`${name.padEnd(12)}  is not released yet`);
  for (const each of broken) output.line(cannotBeBuilt(each));
  if (broken.length > 0 && names.length === 0) return;
  output.line(
    names.length > 0
      ? `To make the working tree live: ${commandFor(site, `publish-remote -- ${names.join(' ')}`)}`
      : 'The live site matches the working tree.',
  );
}
