import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { Federation } from '@3eu/platform/page/shared-modules';

/** The bundler replaces it: the shell's name in federation, and the version of each shared module. */
declare const HOST: { name: string; versions: Readonly<Record<string, string>> };

/** A host of Module Federation 2: it loads what remotes expose, and gives them the page's shared modules. */
export type Host = ReturnType<typeof createInstance>;

/** @param plugins Runtime plugins, as Module Federation documents them. */
export function createHost({ eager, later }: Federation, plugins: ModuleFederationRuntimePlugin[]): Host {
  const shared = Object.entries({ ...eager, ...later }).map(([name, load]) => [
    name,
    {
      version: HOST.versions[name]!,
      get: async () => {
        const module = await load();
        return () => module;
      },
      // What already runs is taken, whatever version a remote of somebody else brings along.
      loaded: name in eager,
      shareConfig: { singleton: true, requiredVersion: false },
    },
  ]);
  return createInstance({ name: HOST.name, remotes: [], shared: Object.fromEntries(shared), plugins });
}
