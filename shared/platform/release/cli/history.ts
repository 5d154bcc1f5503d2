/** Room cli: what was released: the list, one release page by page, and which one brought some words. For program.ts and cli. */
import { pagesText } from '../gate/refusal';
import { fault, usageFault } from '../message';
import { changedLines, linesOf } from '../make/words';
import { subjectOf } from '../project';
import { inUtc, publishedAs, takenBackText, type ReleaseRecord } from '../site/records';
import { readRecords, type Site } from '../site/site';
import { publicPath, settingsFile, type Tree } from '../site/tree';
import type { Store } from '../store/store';
import { recordText, type Output } from './output';
import { siteStore } from './site';
import { commandFor } from './site-names';
import { servedText } from './status';

/** What a version was made from, by the first line of its commit. */
function originText(commit: string): string {
  const clean = commit.replace(/-dirty$/, '');
  const subject = subjectOf(clean) ?? `commit ${clean}`;
  return commit === clean ? subject : `with changes not committed (on top of: ${subject})`;
}

/** The versions of a package that a rollback can name, the newest first: a line each, with what an operator knows it by. */
export function versionsText({ records, kept, takenBack, versions }: Site, name: string): string {
  return kept
    .filter((id) => id.startsWith(`${name}/`))
    .map((id) => ({ id, version: id.slice(name.length + 1), back: takenBack.get(id) }))
    .map((each) => ({ ...each, published: publishedAs(records, name, each.version) }))
    .sort((a, b) => (b.published?.time ?? '').localeCompare(a.published?.time ?? ''))
    .map(({ version, back, published }) => {
      const { time, by, commit = '' } = published ?? {};
      const known = time === undefined ? [] : [`${inUtc(time)} by ${by}`, originText(commit)];
      return [
        `  ${version}`,
        ...known,
        ...(versions.get(name) === version ? ['is live'] : []),
        ...(back ? [takenBackText('', back).trim()] : []),
      ].join('  ');
    })
    .join('\n');
}

/** Who made a release, when, of what, and why. */
export function headText({
  number,
  kind,
  by,
  time,
  packages,
  forced,
  reason = forced?.reason,
}: ReleaseRecord): string[] {
  return [
    `Release ${number}: ${kind} by ${by}, ${inUtc(time)}${reason === undefined ? '' : `: ${reason}`}`,
    ...packages.map(({ name, version, commit }) =>
      version === null ? `  ${name} removed` : `  ${name}: ${originText(commit)}`,
    ),
  ];
}

const documentsIn = ({ files }: Tree) => [...files.keys()].filter((path) => path.endsWith('.html'));

/** The address that a document answers, of its file. */
const addressOf = (path: string) => `/${publicPath(path).replace(/(^|\/)index\.html$/, '')}`;

/** The words that a release changes, page by page; lines that change on the same pages stand together. */
export async function wordsText(before: Tree, after: Tree): Promise<string[]> {
  const [old, now] = [documentsIn(before), documentsIn(after)];
  const both = now.filter((path) => before.files.has(path) && before.files.get(path)!.id !== after.files.get(path)!.id);
  const changes = new Map<string, Set<string>>();
  for (const path of both) {
    const [from, to] = await Promise.all(
      [before, after].map(async ({ read }) => linesOf((await read(path)).toString())),
    );
    for (const line of changedLines(from!, to!))
      changes.set(line, (changes.get(line) ?? new Set()).add(addressOf(path)));
  }
  const grouped = new Map<string, string[]>();
  for (const [line, paths] of changes) {
    const pages = pagesText([...paths]);
    grouped.set(pages, [...(grouped.get(pages) ?? []), line]);
  }
  const [added, gone] = [now.filter((path) => !old.includes(path)), old.filter((path) => !now.includes(path))];
  const isOther = before.files.get(settingsFile)?.id !== after.files.get(settingsFile)?.id;
  const text = [
    ...[...grouped].flatMap(([pages, lines]) => [pages, ...lines.map((line) => `  ${line}`)]),
    ...added.map((path) => `${addressOf(path)} is new`),
    ...gone.map((path) => `${addressOf(path)} is gone`),
    ...(isOther ? ['The settings of the site have changed.'] : []),
  ];
  return text.length > 0 ? text : ['No word of any page has changed.'];
}

async function showRelease(store: Store, number: number, { report }: Output): Promise<void> {
  const after = await store.read(number);
  const before = await store.read(number - 1 || number);
  const record = (await readRecords(after)).find((each) => each.number === number);
  const words = number === 1 ? ['The first release: every page is new.'] : await wordsText(before, after);
  report([...(record ? headText(record) : [`Release ${number}`]), ...words].join('\n'), { number, record, words });
}

/** Which release first had some words, and in which they stood. */
async function findWords(store: Store, words: string, { say, report }: Output): Promise<void> {
  const wanted = words.toLowerCase().replace(/\s+/g, ' ').trim();
  // A figure is not the beginning of a longer one.
  const isOther = (next: string) => /\d$/.test(wanted) && /^[,.]?\d/.test(next);
  const says = (line: string) =>
    line
      .toLowerCase()
      .split(wanted)
      .slice(1)
      .some((next) => !isOther(next));
  const known = new Map<string, boolean>();
  const has = async ({ files, read }: Tree, path: string) => {
    const { id } = files.get(path)!;
    const found = known.get(id) ?? linesOf((await read(path)).toString()).some(says);
    known.set(id, found);
    return found;
  };
  /** Releases in a row that have the words, the newest first. */
  const runs: { first: number; last: number }[] = [];
  let pages: string[] = [];
  let newest = 0;
  for await (const tree of store.releases()) {
    const { number } = tree;
    say(`Looking at release ${number}`);
    newest ||= number;
    const found: string[] = [];
    for (const path of documentsIn(tree)) if (await has(tree, path)) found.push(addressOf(path));
    if (found.length === 0) continue;
    if (runs.length === 0) pages = found;
    if (runs.at(-1)?.first === number + 1) runs.at(-1)!.first = number;
    else runs.push({ first: number, last: number });
  }
  if (runs.length === 0)
    throw fault(
      `No page of any release says "${words}".`,
      'Give fewer words, as they stand next to each other on the page.',
    );
  const { first } = runs.at(-1)!;
  const record = (await readRecords(await store.read())).find(({ number }) => number === first);
  const spans = runs.toReversed().map(({ first: from, last: to }) => (from === to ? `${from}` : `${from} to ${to}`));
  const stood = `stood in release${spans.join() === `${first}` ? '' : 's'} ${new Intl.ListFormat('en-US').format(spans)}`;
  const isLive = runs[0]!.last === newest;
  const have = pages.length === 1 ? 'has' : 'have';
  const lines = [
    isLive
      ? `${pagesText(pages)} ${have} these words, first in release ${first}${runs.length > 1 ? `: they ${stood}` : ''}.`
      : `These words ${stood}, not live now: on ${pagesText(pages)}.`,
    ...(record ? headText(record) : []),
    `What else it changed: ${commandFor(store.name, `releases -- ${first}`)}`,
  ];
  report(lines.join('\n'), { number: first, pages, record });
}

/** Lists every release of a site, the newest first; or says what one has changed, or which one first had some words. */
export async function releasesCommand(
  asked: string | undefined,
  { site }: { site: string },
  output: Output,
): Promise<void> {
  const store = siteStore(site);
  const tree = await store.read();
  const records = await readRecords(tree);
  if (records.length === 0) throw fault(`Nothing has been released into ${store.name}.`);
  if (asked !== undefined && /^[1-9]\d{0,8}$/.test(asked)) return showRelease(store, Number(asked), output);
  if (asked?.trim() === '')
    throw usageFault(`Name a release, or words of a page: ${commandFor(site, 'releases -- 2')}`);
  if (asked !== undefined) return findWords(store, asked, output);
  for (const line of servedText(store, tree.number)) output.note(line);
  for (const record of [...records].reverse()) output.report(recordText(record), record);
}
