import { readRecords } from '../core/live';
import { fault } from '../messages/fault';
import { message } from '../messages/message';
import type { Output } from './output';
import { recordLines } from './report';
import { siteStore } from './site';

/** Lists every release of a site, the newest first. */
export async function releasesCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const records = await readRecords(await store.read());
  if (records.length === 0) throw fault('nothing-released', { site: store.name });
  for (const record of [...records].reverse())
    for (const text of recordLines(record)) output.tell(message('release', { ...record, text }));
}
