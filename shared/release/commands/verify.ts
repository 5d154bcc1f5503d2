import { message } from '../messages/message';
import { hashOf } from '../store/file-index';
import { damagedFiles, DamagedFileError } from '../store/store';
import { memoryOf } from './environment';
import type { Output } from './output';
import { commandFor, nothingPublished } from './site';
import { siteStore } from './site-store';

/** What came of reading every file of a release. */
export type Verification = { number: number; time: string; damaged: number };

const memory = memoryOf('verified');
const nameOf = (site: string) => `${hashOf(Buffer.from(site)).slice(0, 32)}.json`;

/** The last verification of a site on this machine; null if there was none. */
export async function lastVerification(site: string): Promise<Verification | null> {
  const text = await memory.recall(nameOf(site));
  return text && (JSON.parse(text.toString()) as Verification);
}

/** What to say of a site's last verification, in one line. */
export function verificationLine(last: Verification | null, number: number, site: string): string {
  if (last?.number !== number)
    return `Release ${number} has not been verified on this machine. To read every file: ${commandFor(site, 'verify')}`;
  const when = `Release ${number} was verified at ${last.time.slice(0, 16).replace('T', ' ')} (UTC)`;
  return last.damaged === 0
    ? `${when}: every file is as it was released.`
    : `${when}, and ${last.damaged} of its files are damaged. To replace them: ${commandFor(site, 'repair')}`;
}

/** Reads every file of the live release. @throws DamagedFileError, naming the files that are not as they were released. */
export async function verifyCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const tree = await store.read();
  if (tree.number === 0) throw nothingPublished(site);
  output.step('Reading every file');
  const damaged = await damagedFiles(tree);
  const found: Verification = { number: tree.number, time: new Date().toISOString(), damaged: damaged.length };
  await memory.keep(nameOf(site), JSON.stringify(found));
  for (const path of tree.strangers)
    output.line(`${path} stands in release ${tree.number}, but is not part of it. The next release leaves it out.`);
  for (const path of damaged) output.line(path);
  if (damaged.length > 0)
    throw new DamagedFileError(message('release-damaged', { number: tree.number, store: store.name }));
  output.line(`Release ${tree.number}: all ${tree.paths.length} files are as they were released.`);
}
