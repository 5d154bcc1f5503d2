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
  /** Handlers that run when a chunk is requested. */
  f: Record<string, (chunk: string, promises: Promise<unknown>[]) => void>;
  /** The placeholder modules for shared ones, by chunk, and what each stands for. */
  consumesLoadingData: {
    chunkMapping: Readonly<Record<string, readonly string[]>>;
    moduleIdToConsumeDataMapping: Readonly<Record<string, { shareKey: string; requiredVersion: string }>>;
  };
  initializeExposesData: { moduleMap: Readonly<Record<string, () => Promise<Factory>>> };
  initContainer?: (scope: ShareScope) => void;
  getContainer?: (module: string) => Promise<Factory>;
};

/**
 * Whether a version is in a range of the form `^1.2.3`, the only form that our builds use.
 * @param version For example `19.3.1`. A version with a suffix is in no range.
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
    throw new Error(`This remote needs ${shareKey} ${range}, but the page shares ${offered}.`);
  }
  offer.loaded = true;
  return offer.get();
}

/**
 * Turns a remote's entry into a container: it takes the shared modules from its host, and hands out its own modules.
 * With `enhanced`, the bundler leaves this to a runtime; its own implementation, which supports every kind of range and
 * fallback, would add 2 kB brotli to each entry (decision 6).
 */
export function installContainer(bundler: BundlerRuntime): void {
  let scope: ShareScope | undefined;
  const taken = new Map<string, Promise<void>>();

  bundler.initContainer = (given) => {
    if (scope && scope !== given) throw new Error('The container was already initialized with another share scope.');
    scope = given;
  };

  bundler.getContainer = async (module) => {
    const { moduleMap } = bundler.initializeExposesData;
    if (!Object.hasOwn(moduleMap, module)) throw new Error(`The container does not expose ${module}.`);
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
            // A failed module is requested again on the next attempt.
            taken.delete(id);
            throw error;
          },
        );
      taken.set(id, isTaken);
      promises.push(isTaken);
    }
  };
}
