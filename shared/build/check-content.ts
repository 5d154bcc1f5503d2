/**
 * `npm run check`: tells a content editor within seconds what is wrong, by file and field. It checks the types first,
 * then the texts, then the rules and the specification's own lists, which are tests beside the content.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { readCompilerReport } from './check/compiler-report';
import { checkFiles } from './check/files';
import { lineOf, type Finding } from './check/finding';
import { contentPackages, ruleTests } from './check/scope';
import { readTestReport, type TestReport } from './check/test-report';
import { checkTexts } from './check/text-rules';
import type { RemoteDefinition } from '../src/contract';
import { compiler } from './compiler';
import { exposesOf } from './federation';
import { readArguments } from './usage';

readArguments({
  command: 'npm run check',
  does: 'lists what is missing in the content, by file and field. It takes no arguments.',
});

const root = join(import.meta.dirname, '../..');
const packages = contentPackages(readdirSync(root));
const contentFolders = packages
  .map((folder) => join(root, folder, 'src/content'))
  .filter((folder) => existsSync(folder));

function run(script: string, ...options: string[]) {
  return spawnSync(process.execPath, [join(root, 'node_modules', script), ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
}

/** @throws Error with the compiler's output if it could not run. */
function checkTypes(): Finding[] {
  const { status, stdout, stderr } = run(compiler, '--build', '--pretty', 'false', 'shared', ...packages);
  const findings = readCompilerReport(stdout);
  if (status !== 0 && findings.length === 0)
    throw new Error(`The type check could not run.\n${stdout}${stderr}`.trim());
  return findings;
}

async function checkModule(path: string): Promise<Finding[]> {
  return checkTexts(relative(root, path), { ...((await import(pathToFileURL(path).href)) as object) });
}

async function checkAllTexts(): Promise<Finding[]> {
  const files = contentFolders.flatMap((folder) =>
    (readdirSync(folder, { recursive: true }) as string[]).map((file) => join(folder, file)),
  );
  const modules = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return (await Promise.all(modules.map(checkModule))).flat();
}

/** The files that a package's build takes its pages and blocks from; the shell imports its own like any other module. */
async function wantedFiles(folder: string): Promise<string[]> {
  if (folder === 'shell') return [];
  const { descriptor } = (await import(pathToFileURL(join(root, folder, 'src/descriptor.ts')).href)) as {
    descriptor: RemoteDefinition;
  };
  return Object.values(exposesOf(descriptor));
}

async function checkPackageFiles(folder: string): Promise<Finding[]> {
  const names = (readdirSync(join(root, folder, 'src'), { recursive: true }) as string[]).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const importsOf = (name: string) =>
    ts.preProcessFile(readFileSync(join(root, folder, 'src', name), 'utf8')).importedFiles;
  const files = names.map((name): [string, string[]] => [
    `src/${name.replaceAll('\\', '/')}`,
    importsOf(name).map(({ fileName }) => fileName),
  ]);
  return checkFiles({ folder, wanted: await wantedFiles(folder), files: Object.fromEntries(files) });
}

function checkRules(): Finding[] {
  const output = join(tmpdir(), `content-rules-${process.pid}.json`);
  run('jest/bin/jest.js', '--json', '--outputFile', output, '--silent', '--testPathPatterns', ...ruleTests);
  const report = JSON.parse(readFileSync(output, 'utf8')) as TestReport;
  rmSync(output);
  return readTestReport(report, (path) => relative(root, path));
}

/** One kind of finding after the other: a text cannot be read while its file does not compile. */
async function check(): Promise<Finding[]> {
  const types = checkTypes();
  if (types.length > 0) return types;
  const files = await Promise.all(packages.map(checkPackageFiles));
  return [...(await checkAllTexts()), ...files.flat(), ...checkRules()];
}

const findings = await check().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
for (const finding of findings) console.error(lineOf(finding));
console.log(findings.length === 0 ? 'The content is complete.' : `Problems found: ${findings.length}`);
process.exitCode = findings.length === 0 ? 0 : 1;
