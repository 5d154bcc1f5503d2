/** The project's tool: build, release, serve. `npm run <command> -- --help` says what each command does. */
import { endWith, heedSignals, isEnding } from './ending';
import { failureOf } from './failure';
import { output, program } from './program';

/** A reader such as `head` closes the pipe early: that is not an error. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

heedSignals();
try {
  await program.parseAsync();
  output().done();
} catch (error) {
  const { status, text } = failureOf(error);
  if (text !== undefined && !isEnding()) output().fail(text, error);
  else output().done();
  endWith(status);
}
