import type { RemoteDefinition } from '@3eu/shared/contract';
import type { Settings } from '../plan/settings';
import type { Site, Version } from '../plan/versions';
import type { Tree } from '../store/store';
import type { Build } from './builds';
import type { LiveBuilds } from './live-site';

/** What is to be released, decided again in every attempt from what is live. */
export type Decision = {
  builds: readonly Build[];
  removed?: readonly string[];
  /** Files as they were released, by their path in the tree, in place of damaged ones. */
  restored?: ReadonlyMap<string, Buffer>;
  /** Versions to fall back on, by name, instead of those that are replaced; null for none. */
  previous?: Readonly<Record<string, Version | null>>;
  /** Packages that exist in the working tree. Links to those without a release are no fault. */
  known?: readonly Pick<RemoteDefinition, 'name' | 'pages'>[];
};

/** Builds of packages, as they are released, else as they are live. */
export function readBuilds({ live, decision }: Candidate, names: readonly string[]): Promise<Build[]> {
  const released = new Map(decision.builds.map((build) => [build.descriptor.name, build]));
  return Promise.all(names.map((name) => released.get(name) ?? live.build(name)));
}

/** Everything that one attempt knows before it renders. */
export type Candidate = {
  tree: Tree;
  live: LiveBuilds;
  decision: Decision;
  /** The packages of the site once the release is live, with the versions of those that are released. */
  after: Site;
  /** The shell that renders. */
  shell: Build;
  settings: Settings;
  /** Names of the packages that are released, and of those that are removed. */
  released: readonly string[];
  removed: readonly string[];
};
