import type { Refused } from '../gate/refusal';

/** How far a step is: so many of so many. */
export type Progress = { done: number; of: number };

/** Version of the JSON that `--json` prints: a value that is added leaves it, one that changes or goes raises it. */
const schema = 4;

/** Where the commands tell what happens. */
export type Output = {
  /** Shows the current step; on a terminal it goes when the step is done. The same step again updates its progress. */
  step: (text: string, progress?: Progress) => void;
  /** Says what was done or found. @param data The same for scripts. */
  tell: (text: string, data?: unknown) => void;
  /** Says something that whoever runs the command should know. */
  note: (text: string) => void;
  /** Says why a command failed. */
  fail: (text: string, error: unknown) => void;
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

/** A text from anywhere, as it may stand on a terminal or in the log of a workflow: without characters or lines that steer. */
export function harmless(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what steers a terminal
  const visible = text.replaceAll(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '\ufffd');
  // GitHub's runner takes a command after white space, and the older form anywhere in a line.
  return visible.replaceAll(/^(?=\s*::)/gm, '·').replaceAll('##[', '##·[');
}

/** Output in words. */
export function textOutput(stream: Stream = process.stdout, errors: Stream = process.stderr): Output {
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
    tell: (text) => {
      done();
      stream.write(harmless(`${text}\n`));
    },
    note: (text) => {
      done();
      stream.write(harmless(`Note: ${text}\n`));
    },
    fail: (text) => {
      done();
      errors.write(harmless(`${text}\n`));
    },
    done,
  };
}

/** Output for scripts: each value as JSON, on a line of its own. Steps are left out. */
export function jsonOutput(stream: Stream = process.stdout): Output {
  const say = (kind: string, text: string, more: object = {}) =>
    void stream.write(`${JSON.stringify({ schema, kind, text, ...more })}\n`);
  return {
    step: () => {},
    tell: (text, data) => say('result', text, { data }),
    note: (text) => say('note', text),
    fail: (text, error) => {
      const { refusals = [], code } = error as Partial<Refused>;
      for (const { text: why, ...refusal } of refusals) say('refusal', why, refusal);
      say('fault', text, { code });
    },
    done: () => {},
  };
}
