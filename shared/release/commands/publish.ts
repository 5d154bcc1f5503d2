import { versionNames } from '../plan/versions';
import type { Build } from '../render/builds';
import { refusalText, reasonFault, verdict, type Refusal } from '../gate/refusal';
import { UsageError, UserError } from '../user-error';
import type { Intent, Outcome } from './intent';
import { buildPackages, cannotBeBuilt, compared } from './build';
import { checkPackage } from './checks';
import { localEnvironment } from './environment';
import { siteStore } from './site-store';
import type { Output } from './output';
import { allPackages, assetFolder, definitionsOf, packagesFrom, type Package } from './packages';
import { isStandalone } from './project';
import { release } from './release';
import { reportOutcome } from './report';
import { commandFor } from './site';

export type PublishOptions = {
  site: string;
  all?: boolean;
  from?: string;
  force?: string;
  dryRun?: boolean;
  /** False where types, lint and unit tests of these very sources were run before, as `npm test` does. */
  checks?: boolean;
  /** Whether to say which other packages differ from what is live. Default true. */
  compare?: boolean;
  /** Whether the site is a copy of the live one, which nobody else sees. Default false. */
  preview?: boolean;
};

function chosen(names: readonly string[], { all, from }: PublishOptions): Package[] {
  if (all && names.length > 0) throw new UsageError('--all means every package: do not name any as well.');
  if (all) return allPackages();
  if (names.length === 0)
    throw new UsageError(
      'Say what to publish: npm run publish-remote -- campus. For every package: npm run publish-remote -- --all',
    );
  return packagesFrom(from, names);
}

/** @throws UserError where types, lint or unit tests fail and no reason overrules them. */
async function check(packages: readonly Package[], force: string | undefined, output: Output): Promise<string[]> {
  const refusals: Refusal[] = [];
  for (const each of packages) refusals.push(...(await checkPackage(each, output)));
  if (refusals.length > 0 && force === undefined) throw new UserError(verdict(refusals));
  return refusals.map(refusalText);
}

/** Reports the other packages whose version in the working tree differs from the live one. */
async function reportOthers(
  released: readonly Package[],
  live: ReadonlyMap<string, string>,
  site: string,
  output: Output,
): Promise<void> {
  const others = allPackages().filter(({ name }) => live.has(name) && !released.some((each) => each.name === name));
  const { differing, broken } = await compared(others, live, output);
  if (differing.length > 0)
    output.line(
      `Other packages in the working tree differ from what is live: ${differing.join(', ')}. Release them too: ${commandFor(site, `publish-remote -- ${differing.join(' ')}`)}`,
    );
  for (const each of broken) output.line(cannotBeBuilt(each));
}

/** Builds and publishes packages. */
export async function publishCommand(
  names: readonly string[],
  options: PublishOptions,
  output: Output,
  intent: Partial<Intent> = {},
): Promise<Outcome> {
  const { force, from } = options;
  const fault = force === undefined ? null : reasonFault(force);
  if (fault) throw new UsageError(fault);
  const packages = chosen(names, options);
  const store = siteStore(options.site, output);
  await store.read();
  const overruled = options.checks === false ? [] : await check(packages, force, output);
  const builds: Build[] = await buildPackages(packages, output);
  let versions: ReadonlyMap<string, string> = new Map();
  const outcome = await release(localEnvironment(store, output), {
    kind: 'publish',
    decide: async (live) => {
      versions = versionNames(live);
      return { builds, known: await definitionsOf(allPackages().filter(({ name }) => !versions.has(name))) };
    },
    ...(isStandalone ? {} : { assets: assetFolder }),
    overruled,
    unchecked: options.checks === false,
    ...(force === undefined ? {} : { force }),
    ...(options.dryRun ? { dryRun: true } : {}),
    ...intent,
  });
  reportOutcome(outcome, output, options);
  if (!options.all && from === undefined && options.compare !== false)
    await reportOthers(packages, versions, options.site, output);
  return outcome;
}
