import { createContext, useContext } from 'react';
import type { DocumentRegistry } from '@3eu/shared/contract/release';

const RegistryContext = createContext<DocumentRegistry>({ shellVersion: '', remotes: [] });

/** Gives the shell's components the versions and pages that the document was rendered with. */
export const RegistryProvider = RegistryContext.Provider;

/** The registry's part that this document pins. */
export function useRegistry(): DocumentRegistry {
  return useContext(RegistryContext);
}
