/** @jest-environment node */
import { join } from 'node:path';
import ts from 'typescript';

const root = join(__dirname, '../..');
const kept = new Map<string, ts.SourceFile | undefined>();

/** The files that a project is compiled with, those of libraries too. */
function filesOf(tsconfig: string): string[] {
  const path = join(root, tsconfig);
  const { config } = ts.readConfigFile(path, ts.sys.readFile);
  const { options, fileNames, projectReferences } = ts.parseJsonConfigFileContent(config, ts.sys, join(path, '..'));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (file, ...rest) => {
    if (!kept.has(file)) kept.set(file, read(file, ...rest));
    return kept.get(file);
  };
  const program = ts.createProgram({
    rootNames: fileNames,
    options,
    host,
    ...(projectReferences && { projectReferences }),
  });
  return program.getSourceFiles().map(({ fileName }) => fileName);
}

/** Which machines' globals a project has. */
function machinesOf(tsconfig: string) {
  const files = filesOf(tsconfig);
  return {
    browser: files.some((file) => file.endsWith('/lib.dom.d.ts')),
    node: files.some((file) => file.includes('/@types/node/')),
  };
}

test.each([
  'shared/tsconfig.json',
  'shell/tsconfig.browser.json',
  'mfe-admissions/tsconfig.json',
  'mfe-academics/tsconfig.json',
  'mfe-campus/tsconfig.json',
  'mfe-support/tsconfig.browser.json',
])('page code sees no Node.js globals: %s', (tsconfig) => {
  expect(machinesOf(tsconfig)).toEqual({ browser: true, node: false });
});

test.each([
  'shared/tsconfig.node.json',
  'shared/release/tsconfig.json',
  'shell/tsconfig.node.json',
  'mfe-support/tsconfig.node.json',
])('Node.js code sees no browser globals: %s', (tsconfig) => {
  expect(machinesOf(tsconfig)).toEqual({ browser: false, node: true });
});

test('the service worker sees the globals of neither', () => {
  expect(machinesOf('shell/src/service-worker/tsconfig.json')).toEqual({ browser: false, node: false });
});
