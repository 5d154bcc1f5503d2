/**
 * `npm run check`: tells a content editor within seconds what is wrong, one line a fault: file, line, field, and what is
 * expected there. A release runs it too, over the packages that it publishes.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { z } from 'zod';
import type { PageEntry } from '../src/contract';
import { addressesOf } from '../src/contract/address';
import type { PictureSource } from '../src/picture/types';
import { checkFile } from './content/check-file';
import { lineOf, type Fault } from './content/fault';
import { importsOf, lineOfField, parse, syntaxError } from './content/lines';
import { nearest } from './nearest';
import { readArguments } from './usage';

const root = process.cwd();
/** The packages of this repository; a remote in a repository of its own is one. */
const packages = existsSync(join(root, 'src/descriptor.ts'))
  ? ['.']
  : readdirSync(root).filter((folder) => /^(shell$|mfe-)/.test(folder) && existsSync(join(root, folder, 'src')));

const asked = process.argv.slice(2);

readArguments({
  command: 'npm run check',
  does: `checks the content of all packages, or of those named: ${packages.join(', ')}.`,
  knows: (argument) => existsSync(join(root, argument, 'src')),
});

const load = async <Module = Record<string, unknown>>(path: string) =>
  (await import(pathToFileURL(path).href)) as Module;

/** Something wrong with a file as a whole, or on one of its lines. */
const faultIn = (path: string, problem: string, line = 1): Fault => ({
  file: relative(root, path),
  line,
  field: '',
  problem,
});

/** Names that a file takes from another that does not have them. */
async function unknownImports(path: string, source: string): Promise<Fault[]> {
  const faults = importsOf(parse(source)).map(async ({ name, from, line }) => {
    const module = from.startsWith('.') ? pathToFileURL(`${join(path, '..', from)}.ts`).href : from;
    const known = await import(module).then(Object.keys, () => null);
    if (!known || known.includes(name)) return [];
    return [faultIn(path, `there is no ${name} in ${from}. ${nearest(name, known)}`, line)];
  });
  return (await Promise.all(faults)).flat();
}

/** Why a file cannot be loaded, as far as that is written in the file itself. */
async function causesIn(path: string): Promise<Fault[]> {
  const source = readFileSync(path, 'utf8');
  const wrong = syntaxError(source);
  return wrong ? [faultIn(path, wrong.problem, wrong.line)] : unknownImports(path, source);
}

/** The schema of a file by its name in its folder; a whole subfolder may have one: `majors/*`. */
function schemaOf(schemas: Readonly<Record<string, z.ZodType>>, name: string) {
  return schemas[name] ?? schemas[name.replace(/[^/]+$/, '*')];
}

/** What is wrong in a folder of content. */
async function checkFolder(folder: string, pages: readonly string[] | null): Promise<Fault[]> {
  const names = (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(schemas|types|index)\.ts$/.test(file))
    .map((file) => file.replaceAll('\\', '/').replace(/\.ts$/, ''));
  const pathOf = (name: string) => join(folder, `${name}.ts`);
  const loaded = await Promise.allSettled(names.map((name) => load(pathOf(name))));
  const failed = names.flatMap((name, index) => {
    const result = loaded[index]!;
    return result.status === 'rejected' ? [{ path: pathOf(name), reason: result.reason as Error }] : [];
  });
  if (failed.length > 0) {
    const causes = (await Promise.all(failed.map(({ path }) => causesIn(path)))).flat();
    // The others only take something from a file that is named.
    return causes.length > 0 ? causes : failed.map(({ path, reason }) => faultIn(path, `fails: ${reason.message}`));
  }
  const { schemas } = existsSync(pathOf('schemas'))
    ? await load<{ schemas: Record<string, z.ZodType> }>(pathOf('schemas'))
    : { schemas: {} };
  return names.flatMap((name, index) => {
    const content = (loaded[index] as PromiseFulfilledResult<Record<string, unknown>>).value;
    if (Object.values(content).every((value) => typeof value === 'function')) return [];
    const source = readFileSync(pathOf(name), 'utf8');
    const file = relative(root, pathOf(name)).replaceAll('\\', '/');
    return checkFile({ file, source, content, schema: schemaOf(schemas, name) }, pages);
  });
}

/** The addresses of the site; null in the repository of a single remote, which knows only its own. */
async function siteAddresses(): Promise<string[] | null> {
  if (!packages.includes('shell')) return null;
  const descriptors = [...new Set([...packages, ...asked])].map((folder) =>
    load<{ descriptor: { pages: readonly PageEntry[] } }>(join(root, folder, 'src/descriptor.ts')),
  );
  return (await Promise.all(descriptors)).flatMap(({ descriptor }) => descriptor.pages.flatMap(addressesOf));
}

/** Pictures of the campus whose masters are not there. */
async function missingPictures(shared: string): Promise<Fault[]> {
  const path = join(shared, 'src/picture/catalogue.ts');
  const written = parse(readFileSync(path, 'utf8'));
  return Object.entries(await load<Record<string, PictureSource>>(path))
    .filter(([, picture]) => 'focus' in picture && !existsSync(join(shared, `pictures/masters/${picture.name}.webp`)))
    .map(([name, picture]) => ({
      ...faultIn(path, `has no picture: shared/pictures/masters/${picture.name}.webp is missing`),
      line: lineOfField(written, [name]),
      field: name,
    }));
}

/** First what all packages share: a wrong fact shows wherever it is told, and is put right in one place. */
async function check(): Promise<Fault[]> {
  const shared = join(root, 'shared');
  const facts = existsSync(shared)
    ? [...(await missingPictures(shared)), ...(await checkFolder(join(shared, 'src/site'), null))]
    : [];
  if (facts.length > 0) return facts;
  const pages = await siteAddresses();
  const folders = (asked.length > 0 ? asked : packages).map((folder) => join(root, folder, 'src/content'));
  return (await Promise.all(folders.filter(existsSync).map((folder) => checkFolder(folder, pages)))).flat();
}

const faults = await check();
for (const fault of faults) console.error(lineOf(fault));
console.log(faults.length === 0 ? 'The content is complete.' : `Faults found: ${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;
