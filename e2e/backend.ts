/**
 * Starts the knowledge base's embedded service with its seed data, and prints its address and the visitors' key as
 * JSON.
 */
import { readArguments } from '@3eu/shared/build/usage';
import { keys, startBackend } from './hosts/knowledge-base';

readArguments({
  command: 'npm run backend',
  does: 'starts the knowledge base with its sample content, and prints its address and key. It takes no arguments.',
});

const { url, close } = await startBackend();
console.log(JSON.stringify({ url, key: keys.visitors }));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
