import { CommanderError } from 'commander';
import { Fault } from '../messages/fault';
import { explainDiskFault, UsageError, UserError } from '../user-error';

/** How the tool ends because of an error: its exit status and its message, unless that has been printed already. */
export type Failure = { status: 0 | 1 | 2; text?: unknown };

/** Whether an error's message is written for whoever runs the tool, and shown without a stack. */
function isPlain(error: unknown): error is Error {
  return (
    error instanceof UserError ||
    // By name, because the bundler is loaded only by commands that build.
    (error instanceof Error && ['BuildError', 'DefinitionError'].includes(error.name))
  );
}

/** Maps an error to a status: 2 if the command was not understood, 1 if it was refused or failed. */
export function failureOf(error: unknown): Failure {
  // Commander throws for --help, too, and has printed what there is to say.
  if (error instanceof CommanderError) return { status: error.exitCode === 0 ? 0 : 2 };
  if (error instanceof Fault) return { status: error.status, text: error.message };
  const text = isPlain(error) ? error.message : (explainDiskFault(error) ?? error);
  return { status: error instanceof UsageError ? 2 : 1, text };
}
