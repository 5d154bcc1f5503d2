/**
 * `npm test`, `npm run test:all`, `npm run e2e` and `npm run bench`. It is plain Node, so that help and a wrong argument
 * are answered at once, in a fresh clone too; only then packages are installed and the site is built.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
const isWindows = process.platform === 'win32';
const [command, ...args] = process.argv.slice(2);

/** How the working tree is released into the tests' own site, as `npm run site` in this folder does. */
const testedSite = ['publish', '--all', '--backwards', '--site', '../.cache/tested-site'];

const ofPages = ['first-view', 'taps', 'layout'];
const benches = {
  'first-view': 'a first view on a slow phone, beside the same documents without scripts',
  taps: 'a tap on a link in sight, beside one on a page already visited',
  layout: 'what leaving out the layout of what is below the first view saves',
  growth: 'a first view and a release with 64 remotes, beside four',
  serving: 'nginx with the release’s configuration, beside nginx with one plain file; needs nginx and wrk',
  next: 'two pages, beside the same ones as a static export of Next.js',
};
const [bench, ...pages] = args[0] === undefined || args[0].startsWith('/') ? ['first-view', ...args] : args;

const help = {
  test: 'runs lint, format, types, checks of content, unit tests, a release and browser tests; skips what passed before and has not changed, and stops at the first failure. Those of one package: npm test -w @3eu/mfe-campus',
  'test:all':
    'runs what `npm test` does, and what is slow: kills and races, every flow in every engine, repositories outside this one.',
  e2e: 'releases the working tree into the tests’ own site, and runs all browser tests or those that are named: `npm run e2e -- find --project=site`. It takes the arguments of `playwright test`.',
  bench: `releases the working tree into the tests’ own site, and measures it: \`npm run bench [-- <bench>] [/path …]\`. The benches:
${Object.entries(benches)
  .map(([name, does]) => `  ${name.padEnd(12)}${does}${ofPages.includes(name) ? '; takes pages' : ''}`)
  .join('\n')}`,
};

/** Whether the arguments are fine; Playwright judges its own. */
const accepted = {
  test: args.length === 0,
  'test:all': args.length === 0,
  e2e: true,
  bench:
    Object.hasOwn(benches, bench) &&
    pages.every((page) => page.startsWith('/')) &&
    (pages.length === 0 || ofPages.includes(bench)),
};

const asksForHelp = args.includes('--help') || args.includes('-h');
if (asksForHelp || !accepted[command]) {
  const usage = `npm run ${command}: ${help[command]}`;
  if (asksForHelp) console.log(usage);
  else console.error(`This was not understood: ${args.join(' ')}\n${usage}`);
  process.exit(asksForHelp ? 0 : 2);
}

/** Runs a script in this folder to its end; one that fails ends this process. */
function run(...words) {
  const { status } = spawnSync(process.execPath, words, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

run('../shared/release/cli/bootstrap.mjs');
const { register } = await import('tsx/esm/api');
register();
await import('./install-programs.ts');
if (command === 'test' || command === 'test:all') {
  const begin = Date.now();
  // Each package's own scripts, which wireit skips where nothing has changed; the browser tests are the last package's.
  const env = { ...process.env, WIREIT_PARALLEL: '2', ...(command === 'test' ? {} : { NIGHT: '1' }) };
  const scripts = [
    ['run', 'format'],
    ['test', '--workspaces', '--if-present'],
  ];
  const passed = scripts.every((script) => {
    const { status } = spawnSync('npm', ['--silent', ...script], {
      cwd: root,
      stdio: 'inherit',
      env,
      shell: isWindows,
    });
    return status === 0;
  });
  const { report, unitTests } = await import('./totals.ts');
  const { failures } = await import('../shared/build/jest-failures.mjs');
  report(root, Date.now() - begin);
  const failed = failures(unitTests(root), root);
  if (failed.length > 0) console.log(['', 'Failed:', ...failed].join('\n'));
  process.exitCode = passed ? 0 : 1;
} else {
  run('--import', 'tsx/esm', '../shared/release/cli/cli.ts', ...testedSite);
  process.argv = [process.execPath, bench, ...pages];
  // What is named is run, also what is otherwise left to the night.
  process.env.NIGHT = '1';
  if (command === 'e2e') run('../node_modules/@playwright/test/cli.js', 'test', ...args);
  else await import(`./bench/${bench}.ts`);
}
