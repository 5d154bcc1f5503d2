/**
 * Room gate: what a release may not do, as data. For make, the loop and cli. Codes and their meaning are for scripts: one that
 * goes raises the version of what `--json` prints.
 */
import { Fault } from '../message';
import type { Site } from '../site/site';
import type { Version } from '../site/version';

/** What the gate is asked. */
export type Asked = {
  before: Site;
  after: Site;
  /** Versions that are live for the first time, or again. */
  released: readonly Version[];
  /** Their packages. */
  names: readonly string[];
  /** Packages that go. */
  removed: readonly string[];
};

/** Something that a release may not do. */
export type Refusal = {
  /** The package that has to change. */
  owner: string;
  /** What it is about, for scripts and tests. */
  code: string;
  what: string;
  /** The same, and the remedy for whoever wants to release. */
  text: string;
  /** No reason overrules it: the site could not be built, or would harm its visitors. */
  final: boolean;
};

/** A refusal that a reason can overrule. @param todo The remedy. */
export function refusal(owner: string, code: string, what: string, todo = ''): Refusal {
  return { owner, code, what, text: [what, todo].filter(Boolean).join(' '), final: false };
}

/** A refusal that nothing overrules. */
export function finalRefusal(...said: Parameters<typeof refusal>): Refusal {
  return { ...refusal(...said), final: true };
}

/** A refusal as a line. */
export function refusalText({ owner, text }: Refusal): string {
  return `${owner}: ${text}`;
}

/** How a list of addresses is said. */
export const pagesText = (paths: readonly string[]) =>
  paths.length > 3 ? `${paths.slice(0, 2).join(', ')} and ${paths.length - 2} more` : paths.join(', ');

/** Whether a text says why the gate is overruled: two different words at least, and eight letters. */
export function isReason(text: string): boolean {
  const words = text
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /\p{L}{2}/u.test(word));
  return new Set(words).size >= 2 && words.join('').length >= 8;
}

/** A release that the gate refuses. */
export class Refused extends Fault {
  override name = 'Refused';
  /** @param option What the command takes a reason by that overrules refusals. */
  constructor(
    readonly refusals: readonly Refusal[],
    option?: '--force' | '--reason',
  ) {
    // A single final one means that nothing can be released.
    const isForcible = option !== undefined && refusals.every(({ final }) => !final);
    const lines = [
      'Not released. The live site is unchanged.',
      ...refusals.map((each) => `- ${refusalText(each)}`),
      ...(isForcible
        ? [`To release anyway, say why: ${option} "reason". The reason is recorded with the release.`]
        : []),
    ];
    super(lines.join('\n'));
  }
}
