/** Room cli: the project's tool: build, release, serve. `npm run <command> -- --help` says what each command does. */
import { endWith, heedSignals, isEnding } from './ending';
import { failureOf } from './failure';
import { output, program } from './program';

/** A reader such as `head` closes the pipe early: what is said is then lost, and the work goes on. */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

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
