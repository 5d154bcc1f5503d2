/** One version of a shared module, as a host offers it. */
type Offer = { get: () => Factory | Promise<Factory>; loaded?: boolean | number };
type Factory = () => unknown;

/** What a host shares: by module, by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, Offer>>>>;

/** The part of the bundler's runtime that federation needs, by the names that the bundler has for it. */
export type BundlerRuntime = {
  /** Modules by id. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have been evaluated, by id. */
  c: Record<string, unknown>;
  /** What is done for a chunk that is asked for. */
  f: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>;
  /** The modules that stand for shared ones, by chunk, and what each stands for. */
  consumesLoadingData: {
    chunkMapping: Readonly<Record<string, readonly string[]>>;
    moduleIdToConsumeDataMapping: Readonly<Record<string, { shareKey: string; requiredVersion: string }>>;
  };
  initializeExposesData: { moduleMap: Readonly<Record<string, () => Promise<Factory>>> };
  initContainer?: (scope: ShareScope) => void;
  getContainer?: (module: string) => Promise<Factory>;
};

/**
 * Whether a version is in a range of the kind `^1.2.3`, the only kind that a build here asks for.
 * @param version As in `19.3.1`. One with a suffix is in no range.
 */
export function isInRange(version: string, range: string): boolean {
  const [major, minor, patch] = version.split('.').map(Number);
  const [sameMajor, leastMinor, leastPatch] = range.slice(1).split('.').map(Number);
  return major === sameMajor && minor! >= leastMinor! && patch! >= (minor! > leastMinor! ? 0 : leastPatch!);
}

async function take(scope: ShareScope | undefined, shareKey: string, range: string): Promise<Factory> {
  const offers = Object.entries(scope?.[shareKey] ?? {});
  const offer = offers.find(([version]) => isInRange(version, range))?.[1];
  if (!offer) {
    const offered = offers.map(([version]) => version).join(', ') || 'none';
    throw new Error(`${shareKey} ${range} is asked for, and the page has ${offered}.`);
  }
  offer.loaded = true;
  return offer.get();
}

/**
 * Makes a remote's entry a container: it takes what the page shares from its host, and gives its modules out. The
 * bundler leaves that to a runtime when it is told to (`enhanced`); its own one, which knows every kind of range and of
 * fallback, would be 2 kB brotli more of each entry (decision 6).
 */
export function installContainer(bundler: BundlerRuntime): void {
  let scope: ShareScope | undefined;
  const taken = new Map<string, Promise<void>>();

  bundler.initContainer = (given) => {
    if (scope && scope !== given) throw new Error('The container was opened with another share scope already.');
    scope = given;
  };

  bundler.getContainer = async (module) => {
    const { moduleMap } = bundler.initializeExposesData;
    if (!Object.hasOwn(moduleMap, module)) throw new Error(`The container has no ${module}.`);
    return moduleMap[module]!();
  };

  bundler.f.consumes = (chunk, promises) => {
    const { chunkMapping, moduleIdToConsumeDataMapping } = bundler.consumesLoadingData;
    for (const id of chunkMapping[chunk] ?? []) {
      const { shareKey, requiredVersion } = moduleIdToConsumeDataMapping[id]!;
      const isTaken =
        taken.get(id) ??
        take(scope, shareKey, requiredVersion).then(
          (factory) => {
            bundler.c[id] = undefined;
            bundler.m[id] = (module) => {
              module.exports = factory();
            };
          },
          (error: unknown) => {
            // What was refused is asked for again with the next try.
            taken.delete(id);
            throw error;
          },
        );
      taken.set(id, isTaken);
      promises.push(isTaken);
    }
  };
}
