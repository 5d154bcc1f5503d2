/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../../..');

/** The files of the repository that match a pattern. */
const tracked = (pattern: string) =>
  execFileSync('git', ['ls-files', '-z', pattern], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)));

/** Every Markdown file of the repository. The templates are those of another one. */
const texts = tracked('*.md').filter((file) => !file.includes('/templates/'));

/** The scripts of all packages, and of those that templates make. */
const scripts = new Set(
  tracked('*package.json').flatMap((file) =>
    Object.keys((JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts?: object }).scripts ?? {}),
  ),
);

/** Files and folders of this repository that a text names in code, without those that it has its reader write. */
function namedPaths(text: string): string[] {
  return [...text.matchAll(/`((?:shared|shell|mfe-[a-z]+|e2e)\/[\w./-]+)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !text.includes(`file=${path}\n`));
}

/** Addresses of links to other files, relative to the text. */
function links(text: string): string[] {
  return [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!);
}

test.each(texts)('%s names only files that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  // A tutorial names the files that its reader writes.
  const written = [...text.matchAll(/^```\w+ file=(\S+)$/gm)].map(([, path]) => path);
  const missing = [
    ...namedPaths(text).filter((path) => !written.includes(path) && !existsSync(join(root, path))),
    ...links(text).filter((path) => !existsSync(join(root, dirname(file), path))),
  ];
  expect(missing).toEqual([]);
});

test.each(texts)('%s names only scripts that exist', (file) => {
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!);
  expect(named.filter((name) => !scripts.has(name))).toEqual([]);
});

/** Addresses of the headings of a text, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

test.each(texts)('%s leads only to parts that exist', (file) => {
  const text = readFileSync(join(root, file), 'utf8');
  const dead = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#]*)#([^)]+)\)/g)].filter(([, path, anchor]) => {
    const target = path === '' ? file : join(dirname(file), path!);
    return target.endsWith('.md') && !anchorsOf(readFileSync(join(root, target), 'utf8')).includes(anchor!);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});
