import type { Intent, Outcome } from '../core/intent';
import { isReason, refusalText, type Refusal } from '../gate/refusal';
import { Refused, usageFault } from '../messages/fault';
import { message } from '../messages/message';
import type { ReleaseRecord } from '../plan/records';
import { versionNames } from '../plan/versions';
import { buildPackages, differing } from './build';
import { checkPackage } from './checks';
import { releaseInto } from './environment';
import { buildKey } from './fingerprint';
import type { Output } from './output';
import { allPackages, assetFolder, definitionsOf, packagesFrom, type Package } from './packages';
import { isStandalone } from './project';
import { commandFor, isMissing, nothingPublished, siteStore } from './site';

export type PublishOptions = {
  site: string;
  all?: boolean;
  from?: string;
  force?: string;
  dryRun?: boolean;
  /** False where types, lint and unit tests of these very sources were run before, as `npm test` does. */
  checks?: boolean;
  /** Whether the site is a copy of the live one, which nobody else sees. Default false. */
  preview?: boolean;
};

/** @throws Fault for a reason that is none. */
export function checkReason({ force }: { force?: string }): void {
  if (force !== undefined && !isReason(force)) throw usageFault('unclear-reason', { reason: force });
}

function chosen(names: readonly string[], { all, from }: PublishOptions): Package[] {
  if (all && names.length > 0) throw usageFault('all-and-names');
  if (all) return allPackages();
  if (names.length === 0) throw usageFault('nothing-named');
  return packagesFrom(from, names);
}

/** @returns The refusals that a reason overrules. @throws Refused where none does. */
async function checked(packages: readonly Package[], force: string | undefined, output: Output): Promise<string[]> {
  const refusals: Refusal[] = [];
  for (const each of packages) refusals.push(...(await checkPackage(each, output)));
  if (refusals.length > 0 && force === undefined) throw new Refused(refusals, true);
  return refusals.map(refusalText);
}

/** Builds and publishes packages. */
export async function publishCommand(
  names: readonly string[],
  options: PublishOptions,
  output: Output,
  intent: Partial<Intent> = {},
): Promise<Outcome> {
  checkReason(options);
  const { site, all, from, force, dryRun = false, checks = true, preview = false } = options;
  const packages = chosen(names, options);
  const store = siteStore(site, output);
  if (isMissing(site) && !packages.some(({ name }) => name === 'shell')) throw nothingPublished(site);
  await store.read();
  const overruled = checks ? await checked(packages, force, output) : [];
  const builds = await buildPackages(packages, output);
  const sources = Object.fromEntries(packages.map(({ name, root }) => [name, buildKey(root)]));
  let live: { versions: ReadonlyMap<string, string>; records: readonly ReleaseRecord[] } | undefined;
  const outcome = await releaseInto(
    store,
    {
      kind: 'publish',
      decide: async (state) => {
        live = { versions: versionNames(state), records: state.records };
        const { versions } = live;
        const known = await definitionsOf(allPackages().filter(({ name }) => !versions.has(name)));
        return { builds, known, sources };
      },
      ...(isStandalone ? {} : { assets: assetFolder }),
      overruled,
      unchecked: !checks,
      dryRun,
      forcible: !preview,
      ...(force === undefined ? {} : { force }),
      ...intent,
    },
    output,
    preview,
  );
  if (all || from !== undefined || preview || !live) return outcome;
  const { versions, records } = live;
  const others = allPackages().filter(({ name }) => versions.has(name) && !packages.some((each) => each.name === name));
  const differ = await differing(others, versions, records);
  if (differ.length > 0)
    output.tell(
      message('others-differ', { names: differ, command: commandFor(site, `publish-remote -- ${differ.join(' ')}`) }),
      'note',
    );
  return outcome;
}
