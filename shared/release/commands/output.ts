/** The tool's progress: on a terminal one updating line with the seconds, elsewhere plain lines. */
export type Output = {
  /** Shows the current step. */
  step: (text: string) => void;
  /** Prints a line that stays. */
  line: (text: string) => void;
  done: () => void;
};

const clearLine = '\r\x1b[2K';

/** @param stream Where it is written; standard output, for the tool. */
export function createOutput(
  stream: { isTTY?: boolean; columns?: number; write: (text: string) => unknown } = process.stdout,
): Output {
  if (!stream.isTTY) {
    const line = (text: string) => void stream.write(`${text}\n`);
    return { step: line, line, done: () => {} };
  }
  let shown: { text: string; since: number } | null = null;
  const draw = () => {
    if (!shown) return;
    const seconds = Math.floor((Date.now() - shown.since) / 1000);
    const text = `${shown.text}${seconds > 0 ? ` … ${seconds} s` : ''}`;
    stream.write(clearLine + text.slice(0, (stream.columns ?? 80) - 1));
  };
  const clock = setInterval(draw, 1000);
  clock.unref();
  const clear = () => {
    if (shown) stream.write(clearLine);
    shown = null;
  };
  return {
    step: (text) => {
      shown = { text, since: Date.now() };
      draw();
    },
    line: (text) => {
      clear();
      stream.write(`${text}\n`);
    },
    done: clear,
  };
}
