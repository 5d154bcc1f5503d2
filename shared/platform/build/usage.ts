/** Room build: how a small command describes itself. For commands that are no part of the tool. */

/** How a small command describes itself. */
export type Usage = {
  /** As it is typed: `npm run check`. */
  command: string;
  /** What it does, in a sentence or several lines. */
  does: string;
  /** Whether it accepts an argument. Default: it accepts none. */
  knows?: (argument: string) => boolean;
};

/**
 * What a small command prints instead of doing its work: its help, or that it was not understood. Null if the arguments
 * are fine.
 */
function usageAnswer(
  { command, does, knows = () => false }: Usage,
  args: readonly string[],
): { text: string; status: 0 | 2 } | null {
  if (args.includes('--help') || args.includes('-h')) return { text: `${command}: ${does}`, status: 0 };
  const stranger = args.find((argument) => !knows(argument));
  return stranger === undefined
    ? null
    : { text: `${command} does not accept "${stranger}".\n${command}: ${does}`, status: 2 };
}

/** Ends the process with a small command's help if its arguments ask for that or are not understood. */
export function readArguments(usage: Usage): void {
  const answer = usageAnswer(usage, process.argv.slice(2));
  if (!answer) return;
  if (answer.status === 0) console.log(answer.text);
  else console.error(answer.text);
  process.exit(answer.status);
}
