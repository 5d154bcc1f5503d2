/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const root = join(__dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Every file of the repository, and every folder that holds one. */
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)));
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, index, parts) => parts.slice(0, index).join('/'))),
);
const basenames = new Set(files.map((file) => basename(file)));
/** What stands at the top, and a path therefore begins with. */
const tops = new Set(files.map((file) => file.split('/')[0]!));

/** Lists what a pattern with `{a,b}` stands for. */
function alternatives(pattern: string): string[] {
  const [whole, before, inside, after] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(pattern) ?? [];
  if (whole === undefined) return [pattern];
  return inside!.split(',').flatMap((each) => alternatives(`${before}${each}${after}`));
}

/** Tells whether a path, or each alternative of a pattern, is a file or a folder of the repository. */
function exists(path: string): boolean {
  return alternatives(path.replace(/\/$/, '')).every((each) => {
    if (folders.has(each) || files.includes(each) || existsSync(join(root, each))) return true;
    const expression = each
      .replaceAll(/[.+^$()|\\]/g, '\\$&')
      .replaceAll(/\*\*\/|\*\*|\*|\?/g, (star) => ({ '**/': '(.*/)?', '**': '.*', '*': '[^/]*' })[star] ?? '.');
    const matcher = new RegExp(`^${expression}$`);
    return files.some((file) => matcher.test(file)) || [...folders].some((folder) => matcher.test(folder));
  });
}

/** The scripts of each package, and of those that templates make. */
const scriptsOf = (file: string) => Object.keys((JSON.parse(read(file)) as { scripts?: object }).scripts ?? {});
const packages = files.filter((file) => basename(file) === 'package.json');
const scripts = new Set(packages.flatMap(scriptsOf));
const nameOf = (file: string) => (JSON.parse(read(file)) as { name: string }).name;
const workspaces = new Map(
  packages
    .filter((file) => !file.includes('template'))
    .flatMap((file) => [
      [nameOf(file), file],
      [dirname(file), file],
    ]),
);

/** Scripts that a text has its reader run, each of which a package must have: that after `-w`, if one is named. */
function missingScripts(text: string): string[] {
  return [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)([^\n`]*)/g)].flatMap(([, script, rest]) => {
    const workspace = workspaces.get(/ -w ([@\w/-]+)/.exec(rest!)?.[1] ?? '');
    const known = workspace === undefined ? scripts : new Set(scriptsOf(workspace));
    return known.has(script!) ? [] : [`npm run ${script}${rest}`];
  });
}

const codeThatDeclaresOptions = ['shared/platform/release/cli/program.ts', 'e2e/bench/usage.mjs', 'e2e/e2e.mjs'];
const options = new Set(
  [
    ...codeThatDeclaresOptions
      .map(read)
      .join('\n')
      .matchAll(/--[a-z][a-z-]+/g),
    // Playwright's own, which `npm run e2e` hands on.
    ...'--project --help --json'.matchAll(/--[a-z-]+/g),
  ].map(([option]) => option),
);

/** Options that a text hands to one of our commands: after two hyphens. */
function missingOptions(text: string): string[] {
  return [...text.matchAll(/npm run [\w: -]*? -- ([^\n`#|]*)/g)].flatMap(([, rest]) =>
    [...rest!.matchAll(/--[a-z][a-z-]+/g)].map(([option]) => option).filter((option) => !options.has(option)),
  );
}

/** What a release, a build, an editor or a reader makes: none of these stands in the repository. */
const made = new Set(
  [
    'remotes.json index.html 404.html sw.js nginx.conf wrangler.jsonc config.json mf-manifest.json descriptor.json',
    'hosting.json keys.json site-pages.generated.ts pictures.generated.ts sitemap.xml security.txt robots.txt manifest.webmanifest',
  ].flatMap((names) => names.split(' ')),
);

/** The files that a tutorial has its reader write. */
const written = (text: string) => [...text.matchAll(/^```\w+ file=(\S+)$/gm)].map(([, path]) => path!);

/** Files that a text names by their last name alone, as `fees.ts`, or in part, as `search/terms.ts`. */
function missingFiles(text: string): string[] {
  const named = text.matchAll(/(?<![\w*$>}.-])[\w-][\w.-]*\.(?:tsx?|mjs|md|jsonc?)(?![\w*({-])/g);
  return [...named].map(([name]) => name).filter((name) => !basenames.has(name) && !made.has(name));
}

const texts = files.filter((file) => file.endsWith('.md') && !file.includes('/templates/'));

test.each(texts)('%s names only files and folders that exist', (file) => {
  const text = read(file);
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!);
  const paths = [...text.matchAll(/`([\w@.][\w./@-]*\/[\w./-]*)`/g)].map(([, path]) => path!);
  const steps = written(text);
  const isWritten = (path: string) => steps.some((step) => step === path || basename(step) === path);
  // What a new site has, and what a document of it may name.
  const isTemplate = (path: string) => exists(`shared/platform/release/templates/site/${path}`);
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, each]) => each!).join('\n');
  expect([
    ...links.filter((path) => !existsSync(join(root, dirname(file), path))),
    ...paths.filter((path) => tops.has(path.split('/')[0]!) && ![isWritten, isTemplate, exists].some((is) => is(path))),
    ...missingFiles(code).filter((name) => !isWritten(name)),
  ]).toEqual([]);
});

test.each(texts)('%s names only scripts and options that exist', (file) => {
  expect([...missingScripts(read(file)), ...missingOptions(read(file))]).toEqual([]);
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
  const dead = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#]*)#([^)]+)\)/g)].filter(([, path, anchor]) => {
    const target = path === '' ? file : join(dirname(file), path!);
    return target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor!);
  });
  expect(dead.map(([link]) => link)).toEqual([]);
});

const settings = files.filter((file) =>
  /^(eslint|jest)\.config\.mjs$|^knip\.jsonc$|^\.ci\/|^\.github\/(workflows\/|CODEOWNERS)|^e2e\/playwright\.config\.ts$|^\.prettierignore$|^Containerfile$/.test(
    file,
  ),
);

test.each(settings)('%s names only files, folders and scripts that exist', (file) => {
  const text = read(file).replaceAll(/\$\{[^}]*\}/g, '*');
  const paths = [
    ...text.matchAll(/(?<=['"`\s]|^)\/?((?:\.{1,2}\/)*[\w.@{][\w.,@{}*-]*\/[\w./,{}*-]*)(?=['"`\s:]|$)/gm),
  ];
  const isOurs = (path: string) =>
    tops.has(path.split('/')[0]!) && !/playwright-report|test-results|\bdist\b/.test(path);
  expect([
    ...paths.map(([, path]) => path!.replace(/^\.\//, '')).filter((path) => isOurs(path) && !exists(path)),
    ...missingScripts(text),
  ]).toEqual([]);
});

const configurations = files.filter(
  (file) => /(^|\/)tsconfig[\w.]*\.json$/.test(file) && !file.includes('/templates/'),
);

test.each(configurations)('%s takes in and leaves out only files that exist', (file) => {
  const {
    include = [],
    exclude = [],
    files: listed = [],
  } = JSON.parse(read(file).replaceAll(/^ *\/\/.*$/gm, '')) as Record<string, string[]>;
  const ours = [...include, ...exclude, ...listed].filter((path) => !/^(\*\*|node_modules|dist|\$)/.test(path));
  expect(ours.filter((path) => !exists(join(dirname(file), path)))).toEqual([]);
});

const code = files.filter(
  (file) => /\.(tsx?|mjs)$/.test(file) && !/\/(templates?|content|facts|catalogue)\//.test(file),
);

test('comments and messages in the code name only files and scripts that exist', () => {
  const missing = code.flatMap((file) => {
    const text = read(file);
    const comments = [...text.matchAll(/\/\*\*?[^]*?\*\/|(?<![:'"`\w])\/\/ .*/g)]
      .map(([comment]) => comment.replaceAll(/https?:\S+/g, ''))
      .join('\n');
    return [...missingFiles(comments), ...missingScripts(text)].map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every file of the tool, the build and the engine says at its head which room it is in', () => {
  const inRooms = /^(shared\/platform\/(release|build)|shell\/engine)\/(?!templates|.*testing|.*\.test\.)/;
  const isSaid = (file: string) => {
    const room = /^(?:#!.*\n)?\/\*\*\s+(?:\* )?Room ([\w/-]+)[:,]/.exec(read(file))?.[1];
    return room !== undefined && dirname(file).endsWith(room);
  };
  expect(code.filter((file) => inRooms.test(file) && !isSaid(file))).toEqual([]);
});
