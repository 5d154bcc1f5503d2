/** Something that a release may not do. */
export type Refusal = {
  /** The package that has to change. */
  owner: string;
  /** What is wrong, and why that matters; a sentence. */
  what: string;
  /** What to do about it; a sentence. */
  todo: string;
  /** No reason overrules it: the site could not be built, or would harm its visitors. */
  final?: boolean;
};

/** A refusal as a line. */
export function refusalText({ owner, what, todo }: Refusal): string {
  return `${owner}: ${what} ${todo}`;
}

/** All refusals, as the message for the user. */
export function verdict(refusals: readonly Refusal[]): string {
  // If even one refusal is final, nothing can be released.
  const overruled = refusals.every(({ final }) => !final)
    ? ['To release anyway, say why: --force "reason". The reason is recorded with the release.']
    : [];
  return [
    'Not released. The live site is unchanged.',
    ...refusals.map((refusal) => `- ${refusalText(refusal)}`),
    ...overruled,
  ].join('\n');
}

/** Why a text is not acceptable as a reason; null if it is. */
export function reasonFault(reason: string): string | null {
  const words = reason
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  return words.length >= 2
    ? null
    : `--force "${reason}": give a reason in words that somebody will still understand in a year, as in --force "the page moved to the alumni site".`;
}
