/** The project's tool: build, publish, serve. `npm run` lists its commands. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PublishError } from './publish-error';
import { buildCommand, publishCommand, serveCommand, startCommand } from './commands';
import { projectRoot } from './packages';
import { testCommand } from './test-command';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string' } },
});
const [command = '', ...names] = positionals;
const site = { root: resolve(values.site ?? join(projectRoot, 'site')) };

const commands: Record<string, () => Promise<void>> = {
  build: () => buildCommand(names),
  publish: () => publishCommand(site, names),
  serve: () => serveCommand(site),
  start: () => startCommand(site),
  test: () => testCommand(),
};

try {
  const run = commands[command];
  if (!run) throw new PublishError(`There is no command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  await run();
} catch (error) {
  console.error(error instanceof PublishError ? error.message : error);
  process.exit(1);
}
