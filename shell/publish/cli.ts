/** The project's tool: build, publish, serve. `npm run` lists its commands. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildError } from '@3eu/shared/build/build-app';
import { devCommand } from '../dev/dev-command';
import { explainDiskFault, PublishError } from './publish-error';
import { buildCommand, newRemoteCommand, publishCommand, releasesCommand, renderCommand, rollbackCommand, serveCommand, startCommand } from './commands';
import { projectRoot } from './packages';
import { testCommand } from './test-command';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    force: { type: 'string' },
    'with-backend': { type: 'boolean', default: false },
    shell: { type: 'string' },
    from: { type: 'string' },
    keep: { type: 'string' },
    'no-service-worker': { type: 'boolean', default: false },
  },
});
const [command = '', ...names] = positionals;
const site = { root: resolve(values.site ?? join(projectRoot, 'site')) };

function keep(): { keep?: number } {
  if (values.keep === undefined) return {};
  if (!/^[1-9]\d*$/.test(values.keep)) throw new PublishError(`--keep is "${values.keep}"; it must be a whole number from 1 up.`);
  return { keep: Number(values.keep) };
}

const commands: Record<string, () => Promise<void>> = {
  build: () => buildCommand(names),
  publish: () => publishCommand(site, names, { ...keep(), dryRun: values['dry-run'], serviceWorker: !values['no-service-worker'], ...(values.force === undefined ? {} : { force: values.force }) }, values.from),
  rollback: () => rollbackCommand(site, names, keep()),
  render: () => renderCommand(site),
  releases: () => releasesCommand(site),
  serve: () => serveCommand(site),
  start: () => startCommand(site, values['with-backend']),
  'new-remote': () => newRemoteCommand(names[0]),
  dev: () => devCommand(site, names, values.shell, values.from),
  test: () => testCommand(),
};

try {
  const run = commands[command];
  if (!run) throw new PublishError(`There is no command "${command}". There are: ${Object.keys(commands).join(', ')}.`);
  await run();
} catch (error) {
  const isPlain = error instanceof PublishError || error instanceof BuildError;
  console.error(isPlain ? error.message : (explainDiskFault(error) ?? error));
  process.exit(1);
}
