import type { DocumentRegistry } from '@3eu/shared/contract/release';

/** Id of the JSON block in which a document carries its part of the registry. */
export const registryElementId = 'uni3e-registry';

/** Id of the JSON block in which a document carries what is configured at run time; mfe-support reads its part. */
export const configElementId = 'uni3e-config';

const empty: DocumentRegistry = { shellVersion: '', remotes: [] };

/** Reads the versions that this document was rendered with. A document without them still shows the shell's own pages. */
export function readDocumentRegistry(root: Document = document): DocumentRegistry {
  const text = root.getElementById(registryElementId)?.textContent;
  return text ? (JSON.parse(text) as DocumentRegistry) : empty;
}
