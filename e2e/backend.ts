/** Starts the knowledge base's embedded service, seeded, and says where it is: one line of JSON. */
import { keys, startBackend } from './hosts/knowledge-base';

const { url, close } = await startBackend();
console.log(JSON.stringify({ url, key: keys.visitors }));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
