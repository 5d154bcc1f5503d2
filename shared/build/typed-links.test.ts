/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { contentPackages } from './check/scope';

const root = join(__dirname, '../..');
const page = join(root, 'mfe-admissions/src/fixture.tsx');
const visit = join(root, 'mfe-campus/src/descriptor.ts');

const packages = contentPackages(readdirSync(root));
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
 * An editor in which a page of admissions is open.
 * @param changed Texts that stand in place of files.
 */
function editor(
  text: string,
  changed: Record<string, string> = {},
  isSeen: (descriptor: string) => boolean = () => true,
) {
  const texts: Record<string, string> = { ...changed, [page]: text };
  const { options, descriptors } = configOf('mfe-admissions');
  const read = (file: string) => texts[file] ?? ts.sys.readFile(file);
  const { getDirectories, directoryExists, realpath } = ts.sys;
  const service = ts.createLanguageService(
    {
      getCompilationSettings: () => ({ ...options, types: [], noEmit: true, noUnusedLocals: false }),
      getScriptFileNames: () => [page, ...descriptors.filter(isSeen)],
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
  return {
    errors: (file = page) =>
      service.getSemanticDiagnostics(file).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    completions: (typed: string) =>
      service.getCompletionsAtPosition(page, text.indexOf(typed) + typed.length, {})?.entries.map(({ name }) => name),
  };
}

const link = (to: string) => `
  import { Link, type RuntimeHref } from '@3eu/shared/router';
  declare const word: string;
  export const Fixture = () => <Link to=${to}>There</Link>;`;

const ownRepository = (descriptor: string) => descriptor.includes('/mfe-admissions/');

test.each(packages)('the compiler of %s sees the pages of every package', (folder) => {
  const all = packages.map((name) => join(root, name, 'src/descriptor.ts'));
  expect(configOf(folder).descriptors.sort()).toEqual(all.sort());
});

test('an editor completes the addresses of the site', () => {
  expect(editor(link('"/fa"')).completions('to="/fa')).toEqual(
    expect.arrayContaining(['/faq', '/financial-aid', '/major/psychology']),
  );
});

test.each([
  ['"/"'],
  ['"/visit"'],
  ['"/visit#tours"'],
  ['"#tours"'],
  ['"/faq?q=fees"'],
  ['"/major/psychology"'],
  ['{`/application?major=${word}`}'],
  ['{word as RuntimeHref}'],
])('a link to %s is valid', (to) => {
  expect(editor(link(to)).errors()).toEqual([]);
});

test.each([
  ['"/fqa"'],
  ['"faq"'],
  ['"/visit/"'],
  ['"//visit"'],
  ['"/major/alchemy"'],
  ['"/major/:slug"'],
  ['{word}'],
  ['{`/major/${word}`}'],
  ["{{ pathname: '/fqa' }}"],
])('a link to %s is a type error', (to) => {
  expect(editor(link(to)).errors()).toHaveLength(1);
});

test.each([
  ['@3eu/shared/ui', 'ButtonLink', 'href="/fqa"'],
  ['@3eu/shared/ui', 'TextLink', 'href="/fqa"'],
  ['@3eu/shared/ui/bundled', 'PlaceLink', 'href="/fqa#top"'],
  ['@3eu/shared/router', 'NavLink', 'to="/fqa"'],
])('%s: the addresses of %s are checked', (module, name, address) => {
  const text = `import { ${name} } from '${module}';\nexport const Fixture = () => <${name} ${address}>There</${name}>;`;
  expect(editor(text).errors()).toEqual([expect.stringContaining('/fqa')]);
});

test('a moved page breaks other packages’ links to its old address, and no others', () => {
  const moved = { [visit]: ts.sys.readFile(visit)!.replace("path: '/visit'", "path: '/tours'") };
  expect(editor(link('"/visit"'), moved).errors()).toHaveLength(1);
  expect(editor(link('"/tours"'), moved).errors()).toEqual([]);
});

test('in its own repository, a remote may link to any path, and its own are completed', () => {
  const own = editor(link('"/fi"'), {}, ownRepository);
  expect(own.completions('to="/fi')).toContain('/financial-aid');
  expect(own.errors()).toEqual([]);
  expect(editor(link('"visit"'), {}, ownRepository).errors()).toHaveLength(1);
});

test('the platform’s components compile in a remote’s own repository too', () => {
  const ui = editor("export { PlaceLink } from '@3eu/shared/ui/bundled';", {}, ownRepository);
  const files = ['actions/smart-link', 'layout/breadcrumb', 'bundled/page-contents', 'bundled/place-link'];
  expect(files.flatMap((file) => ui.errors(join(root, `shared/src/ui/${file}.tsx`)))).toEqual([]);
});
