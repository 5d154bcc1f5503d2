/**
 * Room build: `npm run check`: tells a content editor within seconds what is wrong, one line a fault: file, line,
 * field, and what is expected there. A release does not run it; `npm test` of a package does. For that command alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '../contract';
import type { SearchAnswers } from '../contract/search';
import { masterFile } from '../pictures/masters';
import type { PictureSource } from '../contract/pictures';
import { definitionFaults, exposedFile } from '../contract/address';
import { componentsOf, fieldFaults, lacksComponent } from './definition';
import { fieldOf, lineOf, type Fault } from './content/fault';
import { compile, findings } from './content/findings';
import { exportsName, lineOfField, parse, syntaxError } from './content/lines';
import { linkProblem, lostQuotes, textsOf, type LinkTarget } from './content/links';
import { problemsIn } from './content/walk';
import { readArguments } from './usage';

const root = process.cwd();
/** The packages of this repository; a remote in a repository of its own is one. */
const packages = existsSync(join(root, 'src/descriptor.ts'))
  ? ['.']
  : readdirSync(root).filter((folder) => /^(shell$|mfe-)/.test(folder) && existsSync(join(root, folder, 'src')));

/** A package may be named as its team names it, `campus`, or by its folder. */
const folderOf = (name: string): string => (existsSync(join(root, `mfe-${name}`, 'src')) ? `mfe-${name}` : name);
const asked = process.argv.slice(2).map(folderOf);

readArguments({
  command: 'npm run check',
  does: `checks the content of all packages, or of those named: ${packages.map((folder) => folder.replace('mfe-', '')).join(', ')}.`,
  knows: (argument) => existsSync(join(root, folderOf(argument), 'src')),
});

const load = async <Module = Record<string, unknown>>(path: string) =>
  (await import(pathToFileURL(path).href)) as Module;

/** A file by its path from the root. */
const nameOf = (path: string) => relative(root, path).replaceAll('\\', '/');

/** Something wrong with a file as a whole, or on one of its lines. */
const faultIn = (path: string, problem: string, line = 1): Fault => ({
  file: nameOf(path),
  line,
  field: '',
  problem,
});

/** Where a file cannot be read, and why. */
function unreadable(path: string): Fault | undefined {
  const wrong = syntaxError(readFileSync(path, 'utf8'));
  return wrong && faultIn(path, wrong.problem, wrong.line);
}

/** The line of a file on which it failed, as far as the error knows. */
function lineIn(path: string, { stack = '' }: Error): number {
  const place = stack.split('\n').findLast((line) => line.includes(path));
  return Number(/:(\d+):\d+\)?$/.exec(place ?? '')?.[1] ?? 1);
}

/** Loads files. One that fails only because it takes something from another, which is named, is no fault of its own. */
async function loadAll<Module>(paths: readonly string[]): Promise<{ modules: Module[]; faults: Fault[] }> {
  const results = await Promise.allSettled(paths.map((path) => load<Module>(path)));
  const failed = paths.flatMap((path, index) => {
    const result = results[index]!;
    return result.status === 'rejected' ? [{ path, reason: result.reason as Error }] : [];
  });
  // What only imports a file that fails is not where it failed.
  const failing = failed.filter(({ path, reason }) => reason.stack?.includes(path));
  return {
    modules: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    faults: (failing.length > 0 ? failing : failed).map(
      ({ path, reason }) => unreadable(path) ?? faultIn(path, `fails: ${reason.message}`, lineIn(path, reason)),
    ),
  };
}

/** The folders of content that are checked. */
const contentFolders = (): string[] =>
  (asked.length > 0 ? asked : packages).map((folder) => join(root, folder, 'src/content')).filter(existsSync);

/** The files of such a folder. A package may have no content. */
const contentOf = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => /(?<!\.test)\.ts$/.test(file) && !/^(types|index)\.ts$/.test(file))
    .map((file) => join(folder, file));

/** What cannot be read in files of content, or else what the compiler has against them. */
function compilerFaults(paths: readonly string[]): Fault[] {
  const program = compile(paths, join(root, '.cache/checked-content'));
  const broken = paths
    .filter((path) => program.getSyntacticDiagnostics(program.getSourceFile(path)).length > 0)
    .flatMap((path) => unreadable(path) ?? []);
  if (broken.length > 0) return broken;
  const faults = paths.flatMap((path) => findings(program, path).map((each) => ({ ...each, file: nameOf(path) })));
  program.emit();
  return faults;
}

/** What is wrong with the values of files of content, and whether all of them could be loaded. */
async function valueFaults(paths: readonly string[]): Promise<{ faults: Fault[]; isLoaded: boolean }> {
  const { modules, faults: unloaded } = await loadAll<Record<string, unknown>>(paths);
  if (unloaded.length > 0) return { faults: unloaded, isLoaded: false };
  const faults = paths.flatMap((path, index) => {
    const content = { ...modules[index]! };
    const problems = problemsIn(content);
    if (problems.length === 0) return [];
    const written = parse(readFileSync(path, 'utf8'));
    return problems.map(({ path: place, problem }) => ({
      ...faultIn(path, problem, lineOfField(written, place)),
      field: fieldOf(content, place),
    }));
  });
  return { faults, isLoaded: true };
}

type Described = { descriptor: RemoteDefinition };

/** What is wrong with what a package says of itself, in the words of the build. */
function descriptorFaults(descriptor: RemoteDefinition, path: string): Fault[] {
  const faults = fieldFaults(descriptor);
  if (descriptor.name === 'shell' || faults.length > 0) return faults.map((problem) => faultIn(path, problem));
  const refused = definitionFaults(descriptor);
  if (refused.length > 0) return refused.map((problem) => faultIn(path, problem));
  return componentsOf(descriptor).flatMap(({ module, component }) => {
    const file = join(path, '../..', exposedFile(module));
    if (!existsSync(file)) return [faultIn(path, `the module ${module} has no file: write ${nameOf(file)}`)];
    if (exportsName(parse(readFileSync(file, 'utf8')), component)) return [];
    return [unreadable(file) ?? faultIn(file, lacksComponent({ module, component }))];
  });
}

/** The content of a package, file by file. */
const contentsOf = (folder: string) =>
  Promise.all(contentOf(folder).map(async (path) => ({ path, content: await load(path) })));

/** The sources of a package, in one text. */
const sourceOf = (folder: string): string =>
  (readdirSync(folder, { recursive: true, encoding: 'utf8' }) as string[])
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

/** What is wrong with a package's questions: addresses that are none, and quotes that no text has. */
function questionFaults(path: string, texts: readonly string[], targets: readonly LinkTarget[]): Fault[] {
  const written = readFileSync(path, 'utf8');
  let questions: SearchAnswers;
  try {
    questions = JSON.parse(written) as SearchAnswers;
  } catch (error) {
    const { line, problem } = syntaxError(`export default ${written}`) ?? { problem: (error as Error).message };
    return [faultIn(path, problem, line)];
  }
  const faultAt = (said: string, problem: string, field: string): Fault => {
    const line = written.split(JSON.stringify(said))[0]!.split('\n').length;
    return { ...faultIn(path, problem, line), field };
  };
  const addresses = [
    ...Object.keys(questions),
    ...Object.values(questions).flatMap((all) => all.flatMap(({ near = [] }) => near)),
  ];
  return [
    ...addresses.flatMap((href) => {
      const problem = linkProblem(href, targets);
      return problem ? [faultAt(href, problem, 'address')] : [];
    }),
    ...lostQuotes(questions, texts).map((quote) =>
      faultAt(quote, `no text says "${quote}" any more: expected words of the answer`, 'quote'),
    ),
  ];
}

/** Links that lead to no page of the site, or to no part of one, and quotes of what is not said. */
async function deadReferences(
  described: readonly { folder: string; descriptor: RemoteDefinition }[],
): Promise<Fault[]> {
  // A remote alone does not know what the others have.
  if (!packages.includes('shell')) return [];
  const targets = described.map(async ({ folder, descriptor }) => {
    const { pages, redirects = {}, blocks = [] } = descriptor;
    const contents = await contentsOf(join(folder, 'content'));
    return {
      folder,
      blocks,
      shown: pages.flatMap((page) => page.blocks ?? []),
      pages: [...pages.map(({ path }) => path), ...Object.keys(redirects)],
      source: sourceOf(folder),
      texts: contents.flatMap(({ content }) => textsOf(content)),
    };
  });
  const own = await Promise.all(targets);
  // A package says what it says itself, and what the blocks on its pages say.
  const known = own.map((each) => {
    const saying = own.filter(
      ({ blocks, folder }) => folder === each.folder || blocks.some((block) => each.shown.includes(block)),
    );
    return {
      ...each,
      source: saying.map(({ source }) => source).join('\n'),
      texts: saying.flatMap(({ texts }) => texts),
    };
  });
  const linking = (await Promise.all(contentFolders().map(contentsOf))).flat();
  const links = linking.flatMap(({ path: file, content }) =>
    textsOf(content)
      .filter(({ path }) => ['href', 'url'].includes(String(path.at(-1))))
      .flatMap(({ path, text }) => {
        const problem = linkProblem(text, known);
        if (!problem) return [];
        const line = lineOfField(parse(readFileSync(file, 'utf8')), path);
        return [{ ...faultIn(file, problem, line), field: fieldOf(content, path) }];
      }),
  );
  const questions = known.flatMap(({ folder, source, texts }) => {
    const file = join(folder, 'content/questions.json');
    if (!contentFolders().includes(dirname(file)) || !existsSync(file)) return [];
    return questionFaults(file, [source, ...texts.map(({ text }) => text)], known);
  });
  return [...links, ...questions];
}

/** The folder of the facts and pictures that all packages share, where there is one. */
function commonFolder(): string | undefined {
  const shared = join(root, 'shared');
  const folders = existsSync(shared) ? readdirSync(shared).map((folder) => join(shared, folder)) : [];
  return folders.find((folder) => existsSync(join(folder, 'facts')));
}

/** Pictures of the catalogue whose masters are not there, or that nobody has described as the others are. */
async function missingPictures(common: string): Promise<Fault[]> {
  const folder = join(common, 'pictures/catalogue');
  const master = (name: string) => masterFile(name, join(common, 'pictures/masters'));
  const paths = readdirSync(folder)
    .filter((file) => file !== 'index.ts')
    .map((file) => join(folder, file));
  const { modules, faults } = await loadAll<Record<string, PictureSource>>(paths);
  if (faults.length > 0) return faults;
  const openings = modules.flatMap((module) => Object.values(module).map(({ alt }) => /^\p{L}+:/u.exec(alt)?.[0]));
  const usual = openings.find((each) => openings.filter((other) => other === each).length > openings.length / 2);
  const problemOf = ({ name, alt }: PictureSource) => {
    if (!existsSync(master(name))) return `has no picture: ${nameOf(master(name))} is missing`;
    if (alt.trim() === '') return 'has no description';
    return alt.startsWith(usual ?? '')
      ? undefined
      : `has a description that does not begin with "${usual}", as others do`;
  };
  return paths.flatMap((path, index) =>
    Object.entries(modules[index]!).flatMap(([field, picture]) => {
      const problem = problemOf(picture);
      if (!problem) return [];
      const line = lineOfField(parse(readFileSync(path, 'utf8')), [field]);
      return [{ ...faultIn(path, problem, line), field }];
    }),
  );
}

/** First what all packages share: a wrong fact shows wherever it is told, and is put right in one place. */
async function check(): Promise<Fault[]> {
  const common = commonFolder();
  const facts = common ? contentOf(join(common, 'facts')) : [];
  const contents = contentFolders().flatMap(contentOf);
  const compiled = compilerFaults([...facts, ...contents]);
  const ofFacts = compiled.filter(({ file }) => facts.some((path) => nameOf(path) === file));
  if (ofFacts.length > 0) return ofFacts;
  const shared = common ? [...(await missingPictures(common)), ...(await valueFaults(facts)).faults] : [];
  if (shared.length > 0) return shared;
  const all = [...new Set([...packages, ...asked])].map((folder) => join(root, folder, 'src/descriptor.ts'));
  const descriptors = await loadAll<Described>(all);
  // A descriptor that takes something from a broken content is not what is wrong.
  if (descriptors.faults.length > 0) return compiled.length > 0 ? compiled : descriptors.faults;
  const refused = descriptors.modules.flatMap(({ descriptor }, index) => descriptorFaults(descriptor, all[index]!));
  if (refused.length > 0) return [...compiled, ...refused];
  const described = descriptors.modules.map(({ descriptor }, index) => ({ folder: dirname(all[index]!), descriptor }));
  const values = await valueFaults(contents);
  const references = values.isLoaded ? await deadReferences(described) : [];
  // What the compiler has said of a line is not said of its value again.
  const isTold = ({ file, line }: Fault) => compiled.some((each) => each.file === file && each.line === line);
  return [...compiled, ...[...values.faults, ...references].filter((fault) => !isTold(fault))];
}

const faults = await check();
for (const fault of faults) console.error(lineOf(fault));
console.log(faults.length === 0 ? 'The content is complete.' : `Faults found: ${faults.length}`);
process.exitCode = faults.length === 0 ? 0 : 1;
