/** `npm run bench`. It is plain Node, so that help and a wrong argument are answered at once, in a fresh clone too. */
import { spawnSync } from 'node:child_process';

const benches = {
  'first-view': 'a first view on a slow phone, beside the same documents without scripts; takes pages',
  growth: 'a first view and a release with 64 remotes, beside four',
  next: 'two pages, beside the same ones as a static export of Next.js',
};
const usage = `npm run bench [-- <bench>] [/path …]: releases the working tree into the tests' own site, and measures it. The benches:
${Object.entries(benches)
  .map(([name, does]) => `  ${name.padEnd(12)}${does}`)
  .join('\n')}`;

const args = process.argv.slice(2);
const [bench, ...pages] = args[0] === undefined || args[0].startsWith('/') ? ['first-view', ...args] : args;
const isUnderstood =
  Object.hasOwn(benches, bench) &&
  pages.every((page) => page.startsWith('/')) &&
  (pages.length === 0 || bench === 'first-view');

function runs(program, ...words) {
  return spawnSync(program, words, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

if (args.includes('--help') || args.includes('-h')) console.log(usage);
else if (!isUnderstood) {
  console.error(`This was not understood: ${args.join(' ')}\n${usage}`);
  process.exitCode = 2;
} else {
  const measured =
    runs('npm', 'run', '--silent', 'site') &&
    runs('node', '--import', 'tsx/esm', 'e2e/install-programs.ts') &&
    runs('node', '--import', 'tsx/esm', `e2e/bench/${bench}.ts`, ...pages);
  process.exitCode = measured ? 0 : 1;
}
