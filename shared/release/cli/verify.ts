import { join } from 'node:path';
import { message, type Message } from '../messages/message';
import { openMemory } from '../render/memory';
import { hashOf } from '../store/file-index';
import { damagedFiles, DamagedFileError } from '../store/store';
import type { Output } from './output';
import { projectRoot } from './project';
import { commandFor, liveTree, siteStore } from './site';

/** What came of reading every file of a release. */
export type Verification = { number: number; time: string; damaged: number };

const memory = openMemory(join(projectRoot, '.cache/verified'));
const nameOf = (site: string) => `${hashOf(Buffer.from(site)).slice(0, 32)}.json`;

/** The last verification of a site on this machine; null if there was none. */
export async function lastVerification(site: string): Promise<Verification | null> {
  const text = await memory.recall(nameOf(site));
  return text && (JSON.parse(text.toString()) as Verification);
}

/** What to say of a site's last verification. */
export function verificationMessage(last: Verification | null, number: number, site: string): Message {
  if (last?.number !== number) return message('never-verified', { number, command: commandFor(site, 'verify') });
  if (last.damaged === 0) return message('verified-whole', last);
  return message('verified-damaged', { ...last, command: commandFor(site, 'repair') });
}

/** Reads every file of the live release. @throws Fault, after naming the files that are not as they were released. */
export async function verifyCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site, output);
  const tree = await liveTree(site, store);
  const { number, strangers, paths } = tree;
  output.step('Reading every file');
  const damaged = await damagedFiles(tree);
  const found: Verification = { number, time: new Date().toISOString(), damaged: damaged.length };
  await memory.keep(nameOf(site), JSON.stringify(found));
  for (const path of strangers) output.tell(message('stranger', { path, number }), 'note');
  for (const path of damaged) output.tell(message('damaged', { path }));
  if (damaged.length > 0) throw new DamagedFileError(message('release-damaged', { number, store: store.name }));
  output.tell(message('whole', { number, files: paths.length }));
}
