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
const knowledgeBase = { url, key: keys.visitors };
if (process.send) process.send(knowledgeBase);
else console.log(JSON.stringify(knowledgeBase));
// A process that started it over a channel is gone when the channel closes.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
  process.once(end, () => void close().then(() => process.exit(0)));
