/** Publishes in a process of its own, for `npm start`; what happens is told to the process that started this one. */
import { failureOf } from './failure';
import type { Output } from './output';
import { publishCommand, type PublishOptions } from './releasing';
import type { Told } from './serve';

/** Whoever started this process may have ended meanwhile, which is no fault of it. */
const tell = (told: Told) => void process.send?.(told, () => {});
const output: Output = {
  step: (...step) => tell({ step }),
  tell: () => {},
  fail: () => {},
  done: () => {},
};

const end = () => process.exit(1);
process.once('disconnect', end);
try {
  await publishCommand([], JSON.parse(process.argv[2]!) as PublishOptions, output);
} catch (error) {
  const { said } = failureOf(error);
  if (said) tell({ said });
  process.exitCode = 1;
}
process.off('disconnect', end);
process.disconnect?.();
