/** `npm run e2e`. It is plain Node, so that its help is answered at once, in a fresh clone too. */
import { spawnSync } from 'node:child_process';

const args = process.argv.slice(2);
const usage = `npm run e2e [-- <words> <options>]: releases the working tree into the tests' own site, and the platform's sample site, and runs all browser tests, or those whose file names contain one of the words: npm run e2e -- find --project=site. It takes the options of \`playwright test\`: npx playwright test --help lists them.`;

/** Runs a script of package.json to its end. What is named is run, also what is otherwise left to the night. */
function runs(...words) {
  const shell = process.platform === 'win32';
  const env = { ...process.env, NIGHT: '1' };
  return spawnSync('npm', ['run', '--silent', ...words], { stdio: 'inherit', shell, env }).status === 0;
}

if (args.includes('--help') || args.includes('-h')) console.log(usage);
else process.exitCode = runs('site') && runs('sample') && runs('browser', '--', ...args) ? 0 : 1;
