/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const visit = join(root, 'mfe-campus/src/descriptor.ts');

const packages = readdirSync(root).filter((folder) => folder === 'shell' || folder.startsWith('mfe-'));
const documents = ts.createDocumentRegistry();

/** The options of a package, and the descriptors that its compiler sees. */
function configOf(folder: string) {
  const [path = ''] = ['tsconfig.browser.json', 'tsconfig.json']
    .map((file) => join(root, folder, file))
    .filter(ts.sys.fileExists);
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, folder));
  return { options, descriptors: fileNames.filter((file) => file.endsWith('/src/descriptor.ts')) };
}

/**
 * An editor in which pages of admissions are open.
 * @param pages Their texts.
 * @param changed Texts that stand in place of files.
 */
function editor(
  pages: readonly string[],
  changed: Record<string, string> = {},
  isSeen: (descriptor: string) => boolean = () => true,
) {
  const fileOf = (text: string) => join(root, `mfe-admissions/src/fixture-${pages.indexOf(text)}.tsx`);
  const texts: Record<string, string> = {
    ...changed,
    ...Object.fromEntries(pages.map((text) => [fileOf(text), text])),
  };
  const { options, descriptors } = configOf('mfe-admissions');
  const read = (file: string) => texts[file] ?? ts.sys.readFile(file);
  const { getDirectories, directoryExists, realpath } = ts.sys;
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => ({ ...options, types: [], noEmit: true, noUnusedLocals: false }),
      getScriptFileNames: () => [...pages.map(fileOf), ...descriptors.filter(isSeen)],
      getScriptVersion: (file) => texts[file] ?? '',
      getScriptSnapshot: (file) => {
        const content = read(file);
        return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
      },
      getCurrentDirectory: () => root,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      fileExists: (file) => file in texts || ts.sys.fileExists(file),
      readFile: read,
      directoryExists,
      getDirectories,
      ...(realpath && { realpath }),
    },
    documents,
  );
  const errorsIn = (file: string) =>
    service.getSemanticDiagnostics(file).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return {
    errorsIn,
    errors: (page: string) => errorsIn(fileOf(page)),
    completions: (page: string, typed: string) =>
      service
        .getCompletionsAtPosition(fileOf(page), page.indexOf(typed) + typed.length, {})
        ?.entries.map(({ name }) => name),
  };
}

const link = (href: string) => `
  import { Link, type RuntimeHref } from '@3eu/shared/router';
  declare const word: string;
  export const Fixture = () => <Link href=${href}>There</Link>;`;

test.each(packages)('the compiler of %s sees the pages of every package', (folder) => {
  const all = packages.map((name) => join(root, name, 'src/descriptor.ts'));
  expect(configOf(folder).descriptors.sort()).toEqual(all.sort());
});

const valid = [
  '"/"',
  '"/visit"',
  '"/visit#tours"',
  '"#tours"',
  '"/faq?q=fees"',
  '"/major/psychology"',
  '{`/application?major=${word}`}',
  '{word as RuntimeHref}',
];

const invalid = [
  '"/fqa"',
  '"faq"',
  '"/visit/"',
  '"//visit"',
  '"/major/alchemy"',
  '"/major/:slug"',
  '{word}',
  '{`/major/${word}`}',
];

const elsewhere = [
  ['@3eu/shared/ui', 'ButtonLink', 'href="/fqa"'],
  ['@3eu/shared/ui', 'TextLink', 'href="/fqa"'],
  ['@3eu/shared/router', 'NavLink', 'href="/fqa"'],
].map(([module = '', name = '', address = '']) => ({
  module,
  name,
  text: `import { ${name} } from '${module}';\nexport const Fixture = () => <${name} ${address}>There</${name}>;`,
}));

const typed = link('"/fa"');
// One editor for all of these: each one reads the whole platform.
const { errors, completions } = editor([
  typed,
  ...[...valid, ...invalid].map(link),
  ...elsewhere.map(({ text }) => text),
]);

test('an editor completes the addresses of the site', () => {
  expect(completions(typed, 'href="/fa')).toEqual(
    expect.arrayContaining(['/faq', '/financial-aid', '/major/psychology']),
  );
});

test.each(valid)('a link to %s is valid', (to) => {
  expect(errors(link(to))).toEqual([]);
});

test.each(invalid)('a link to %s is a type error', (to) => {
  expect(errors(link(to))).toHaveLength(1);
});

test.each(elsewhere)('$module: the addresses of $name are checked', ({ text }) => {
  expect(errors(text)).toEqual([expect.stringContaining('/fqa')]);
});

test('a moved page breaks other packages’ links to its old address, and no others', () => {
  const moved = { [visit]: ts.sys.readFile(visit)!.replace("path: '/visit'", "path: '/tours'") };
  const [old, next] = [link('"/visit"'), link('"/tours"')];
  const after = editor([old, next], moved);
  expect(after.errors(old)).toHaveLength(1);
  expect(after.errors(next)).toEqual([]);
});

const own = link('"/fi"');
const relative = link('"visit"');
const platform = "export { PageContents } from '@3eu/shared/ui/patterns';";
const alone = editor([own, relative, platform], {}, (descriptor) => descriptor.includes('/mfe-admissions/'));

test('in its own repository, a remote may link to any path, and its own are completed', () => {
  expect(alone.completions(own, 'href="/fi')).toContain('/financial-aid');
  expect(alone.errors(own)).toEqual([]);
  expect(alone.errors(relative)).toHaveLength(1);
});

test('the platform’s components compile in a remote’s own repository too', () => {
  const files = ['typography/smart-link', 'layout/breadcrumb', 'patterns/page-contents'];
  expect(files.flatMap((file) => alone.errorsIn(join(root, `shared/src/ui/${file}.tsx`)))).toEqual([]);
});
