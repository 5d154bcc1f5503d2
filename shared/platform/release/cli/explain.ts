/**
 * Room cli: whose an error is and where it arose, by the records and the source maps that a site keeps of each version.
 * For program.ts alone.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, posix, relative } from 'node:path';
import { fault, usageFault } from '../message';
import { allPackages, git, hasCommit, projectRoot } from '../project';
import { inUtc, type ReleaseRecord } from '../site/records';
import { readRecords } from '../site/site';
import type { Tree } from '../site/tree';
import { placeOf } from '../site/version';
import type { Output } from './output';
import { liveTree, siteStore } from './site';
import { hasSecret } from './site-names';

/** A script of a version, and a place in it as every browser writes it into a stack. */
const place =
  /\/(?:remotes\/([\w-]{1,80})|shell)\/([0-9a-f]{12})\/(web\/[\w./-]{1,200}\.js)(?:(?:\?[\w=&%.-]{0,200})?:(\d{1,9}):(\d{1,9}))?/g;

/** A stack that goes on is the same function again and again. */
const mostFrames = 100;

/** A source that was minified before is one line, of which no more is shown. */
const longestLine = 160;

/** The folder of a package in this checkout, as its teams write it. */
function folderOf(name: string): string {
  const found = allPackages().find((each) => each.name === name);
  return found ? relative(projectRoot, found.root) : name;
}

/** Who owns a package of this checkout, by the last rule of CODEOWNERS that matches; a repository of its own says it itself. */
function ownerOf(name: string): string | null {
  if (allPackages().every((each) => each.name !== name)) return null;
  const [folder, file] = [folderOf(name), join(projectRoot, '.github/CODEOWNERS')];
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const rules = lines.filter((line) => !line.startsWith('#')).map((line) => line.trim().split(/\s+/));
  const [, ...owners] =
    rules.reverse().find(([pattern = '']) => pattern === '*' || `/${folder}/`.startsWith(pattern || ' ')) ?? [];
  return owners.length > 0 ? owners.join(' ') : null;
}

/** Where a commit can be looked up: the repository that this checkout is of, if it has the commit. */
function repositoryOf(commit: string): string | null {
  const address = hasCommit(commit) ? git(['remote', 'get-url', 'origin'], [2]) : null;
  return address === null || hasSecret(address) ? null : address;
}

/** What is known of a version: its package and owner, and who released it, when and from which commit. */
function versionText(name: string, version: string, records: readonly ReleaseRecord[], tree: Tree, site: string) {
  const isOf = (each: { name: string; version: string | null }) => each.name === name && each.version === version;
  const record = records.find(({ packages }) => packages.some(isOf));
  if (!record) return `${name} ${version}: no release of ${site} has it. It is of another site, or of a preview.`;
  const { commit } = record.packages.find(isOf)!;
  const [owner, repository] = [ownerOf(name), repositoryOf(commit.replace(/-dirty$/, ''))];
  const isKept = tree.files.has(placeOf(name, version, 'descriptor.json'));
  return [
    `${name} ${version}${owner ? `, owner ${owner}` : ''}: release ${record.number}, ${record.kind} by ${record.by}, ${inUtc(record.time)}`,
    `, commit ${commit}${repository ? ` in ${repository}` : ''}`,
    ...(isKept ? [] : ['; it has expired, and its source maps with it']),
  ].join('');
}

/** A source map as another team's build has it; null where Node cannot read it. */
function mapOf(text: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(text) as SourceMapPayload);
  } catch {
    return null;
  }
}

/** Says of each version in a stack whose it is, and of each frame which line of which source it is. */
export async function explainCommand(file: string, { site }: { site: string }, { report }: Output): Promise<void> {
  if (file !== '-' && !statSync(file, { throwIfNoEntry: false })?.isFile())
    throw usageFault(`There is no file ${file}. A stack that is pasted is read with - in place of a file.`);
  // A report as it was sent is JSON: its stack has the two characters \n in place of line breaks.
  const text = readFileSync(file === '-' ? 0 : file, 'utf8').replaceAll('\\n', '\n');
  const frames = [...text.matchAll(place)]
    .slice(0, mostFrames)
    .map(([, name = 'shell', version, script, line, column]) => {
      return { name, version: version!, script: script!, line: Number(line), column: Number(column) };
    });
  if (frames.length === 0)
    throw fault(
      'No line of it names a script of a release, as in /remotes/campus/1e53b2a9c0d1/web/entry.js:1:20 (line and column lead to the source).',
      'Give the whole stack; where it names none, it is of another site, or of an extension of the browser.',
    );
  const store = siteStore(site);
  const tree = await liveTree(site, store);
  const records = await readRecords(tree);
  for (const entry of new Set(frames.map(({ name, version }) => `${name}/${version}`))) {
    const [name, version] = entry.split('/') as [string, string];
    report(versionText(name, version, records, tree, store.name));
  }
  const maps = new Map<string, SourceMap | null>();
  for (const { name, version, script, line, column } of frames) {
    const path = placeOf(name, version, `${script}.map`);
    const isKept = tree.files.has(placeOf(name, version, 'descriptor.json'));
    if (isKept && !tree.files.has(placeOf(name, version, script)))
      report(`  ${script}: no script of ${name} ${version}`);
    // An address without a line tells whose the script is, and no more.
    if (!line || !tree.files.has(path)) continue;
    if (!maps.has(path)) maps.set(path, mapOf((await tree.read(path)).toString()));
    const { payload } = maps.get(path) ?? {};
    const found = maps.get(path)?.findEntry(line - 1, column - 1);
    if (!payload || !found || !('originalSource' in found)) {
      report(
        `  ${script}:${line}:${column}  stands in no source: the bundler wrote it, or the script has no such place`,
      );
      continue;
    }
    const { originalSource, originalLine } = found;
    const source = posix.join(folderOf(name), originalSource.replace(/^webpack:\/\/(@[^/]*\/)?[^/]*\//, ''));
    const content = payload.sourcesContent?.[payload.sources.indexOf(originalSource)] ?? '';
    const code = content.split('\n')[originalLine]?.trim().slice(0, longestLine) ?? '';
    report(`  ${source}:${originalLine + 1}  ${code}`);
  }
}
