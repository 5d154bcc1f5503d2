/** How far a step is: so many of so many. */
export type Progress = { done: number; of: number };

/** The tool's progress: one line a step, with its seconds. On a terminal it goes when the step is done. */
export type Output = {
  /** Shows the current step. The same step again updates its progress. */
  step: (text: string, progress?: Progress) => void;
  /** Prints a line that stays. */
  line: (text: string) => void;
  done: () => void;
};

type Shown = { text: string; since: number; progress: Progress | undefined };
type Stream = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const clearLine = '\r\x1b[2K';

const secondsOf = ({ since }: Shown) => Math.floor((Date.now() - since) / 1000);

/** On a terminal: what the line shows. */
function lineOf(shown: Shown): string {
  const { text, progress } = shown;
  const share = progress
    ? ` ${progress.done} of ${progress.of} (${Math.floor((100 * progress.done) / progress.of)} %)`
    : '';
  return `${text}${share}${secondsOf(shown) > 0 ? ` … ${secondsOf(shown)} s` : ''}`;
}

/** Elsewhere: the tenths that have been reached since, which the line grows by. */
function tenthsBetween(before: Progress | undefined, now: Progress): string {
  const tenths = ({ done, of }: Progress) => Math.floor((10 * done) / of);
  const reached = before ? tenths(before) : 0;
  return Array.from({ length: tenths(now) - reached }, (_, index) => ` ${10 * (reached + index + 1)} %`).join('');
}

/** @param stream Where it is written; standard output, for the tool. */
export function createOutput(stream: Stream = process.stdout): Output {
  let shown: Shown | null = null;
  const draw = () => void (shown && stream.write(clearLine + lineOf(shown).slice(0, (stream.columns ?? 80) - 1)));
  if (stream.isTTY) setInterval(draw, 1000).unref();
  const done = () => {
    if (shown)
      stream.write(
        stream.isTTY ? clearLine : `${shown.progress ? `, ${shown.progress.of} in` : ''} ${secondsOf(shown)} s\n`,
      );
    shown = null;
  };
  return {
    step: (text, progress) => {
      const before = shown?.text === text ? shown : null;
      if (!before) done();
      shown = { text, since: before?.since ?? Date.now(), progress };
      if (stream.isTTY) return draw();
      if (!before) stream.write(`${text} …`);
      if (progress) stream.write(tenthsBetween(before?.progress, progress));
    },
    line: (text) => {
      done();
      stream.write(`${text}\n`);
    },
    done,
  };
}
