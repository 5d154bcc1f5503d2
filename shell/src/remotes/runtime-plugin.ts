import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { scriptUrl } from './trusted-script-url';

/** How long a remote may take before it is given up, in milliseconds. */
export const remoteTimeout = 3000;

/**
 * Puts a release's integrity values on the entries that the federation runtime loads; by itself it adds none.
 * An address that no release names is refused.
 * @param integrityOf Looks up the hash of an entry by its URL.
 */
export function releasePlugin(integrityOf: (url: string) => string | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'uni3e-release',
    createScript({ url }) {
      const integrity = integrityOf(url);
      if (integrity === undefined) throw new Error(`${url} is not part of this release, so it is not loaded.`);
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      if (integrity) script.integrity = integrity;
      script.src = scriptUrl(url);
      return { script, timeout: remoteTimeout };
    },
  };
}
