import { readRecords } from '../render/records';
import { UserError } from '../user-error';
import type { Output } from './output';
import { recordLines } from './report';
import { siteStore } from './site-store';

/** Lists every release of a site, the newest first. */
export async function releasesCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const records = await readRecords(await store.read());
  if (records.length === 0) throw new UserError(`Nothing has been released into ${store.name}.`);
  for (const record of [...records].reverse()) for (const text of recordLines(record)) output.line(text);
}
