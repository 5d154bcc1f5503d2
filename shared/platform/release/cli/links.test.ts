/** @jest-environment node */
import { join } from 'node:path';
import ts from 'typescript';
import { pagesDeclaration } from './links';

const version = (name: string, pages: object[]) => ({ name, descriptor: { pages } }) as never;
const declaration = pagesDeclaration([
  version('shell', [{ path: '/' }]),
  version('campus', [{ path: '/visit' }]),
  version('academics', [{ path: '/major/:slug', params: [{ slug: 'psychology' }] }]),
]);

/** The links of a repository with that declaration which its compiler refuses. */
function refusedOf(links: readonly string[]): string[] {
  const root = join(__dirname, 'fixture');
  const lines = links.map((to, at) => `export const link${at}: SiteHref = '${to}';`);
  const texts: Record<string, string> = {
    [join(root, 'pages.ts')]: declaration,
    [join(root, 'link.ts')]: ["import type { SiteHref } from '@3eu/platform/contract/href';", ...lines].join('\n'),
  };
  const options: ts.CompilerOptions = {
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file in texts || fileExists(file);
  host.getSourceFile = (file, target) =>
    file in texts ? ts.createSourceFile(file, texts[file]!, target) : getSourceFile(file, target);
  const program = ts.createProgram(Object.keys(texts), options, host);
  const source = program.getSourceFile(join(root, 'link.ts'))!;
  return program
    .getSemanticDiagnostics(source)
    .map(({ start }) => links[source.getLineAndCharacterOfPosition(start!).line - 1]!);
}

test('links to pages of the others compile, and any other is a type error', () => {
  const pages = ['/', '/visit', '/visit#tours', '/major/psychology'];
  expect(refusedOf([...pages, '/athletix', '/major/alchemy'])).toEqual(['/athletix', '/major/alchemy']);
});
