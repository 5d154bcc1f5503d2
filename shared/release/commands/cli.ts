/** The project's tool: build, release, serve. `npm run <command> -- --help` says what each command does. */
import { CommanderError } from 'commander';
import { explainDiskFault, UserError } from '../user-error';
import { DamagedFileError } from '../store/store';
import { output, program } from './program';

/** Whoever reads only the first lines closes the pipe. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

try {
  await program.parseAsync();
  output.done();
} catch (error) {
  output.done();
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2);
  const isPlain =
    error instanceof UserError ||
    error instanceof DamagedFileError ||
    (error instanceof Error && ['BuildError', 'DefinitionError'].includes(error.name));
  console.error(isPlain ? error.message : (explainDiskFault(error) ?? error));
  process.exit(1);
}
