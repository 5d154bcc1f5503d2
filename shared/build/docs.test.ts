/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const docs = readdirSync(join(root, 'shared/docs')).filter((file) => file.endsWith('.md'));

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

/** What sources and configurations consist of: options, identifiers, fields, words. */
const known = new Set(
  ['*.ts', '*.tsx', '*.mjs', '*.js', '*.json', '*.yml', '*.sql', '.npmrc']
    .flatMap(tracked)
    .filter((file) => !file.endsWith('package-lock.json'))
    .flatMap((file) => `${file}\n${readFileSync(join(root, file), 'utf8')}`.split(/[^\w$-]+/)),
);

/** Of other tools, and an example. A word in capitals is for the reader to replace. */
const foreign = new Set(['--prune', '--save-exact', 'date-fns']);

test.each(texts)('%s names in code only options, identifiers and fields that exist', (file) => {
  const prose = readFileSync(join(root, file), 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) =>
    [...code!.matchAll(/(?<![\w$/.:@-])(--[a-z][a-z-]+|[A-Za-z_$][\w$-]*[\w$])(?![\w$/.:@-])/g)].map(([word]) => word),
  );
  expect(
    [...new Set(named)].filter((word) => !known.has(word) && !foreign.has(word) && !/^[A-Z]+$/.test(word)),
  ).toEqual([]);
});

test.each(texts)('%s has no marks of a merge', (file) => {
  // As a formatter leaves them, too: indented, or as a quotation.
  expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/^[\s>\\]*(<{7}|={7}|>{7}|(> ){7})/m);
});

test('the README is one screen or two, and leads to every document once', () => {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(7000);
  const led = links(text).filter((path) => path.startsWith('shared/docs/'));
  expect(led.sort()).toEqual(docs.map((file) => `shared/docs/${file}`).sort());
});
