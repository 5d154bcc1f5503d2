import { readConnection } from './connection';
import { disconnectedSource } from './disconnected-source';
import { restSource } from './rest-source';
import type { KnowledgeSource } from './source';

/** The source that this document is configured with. */
export function currentSource(): KnowledgeSource {
  const connection = readConnection();
  return connection ? restSource(connection) : disconnectedSource;
}
