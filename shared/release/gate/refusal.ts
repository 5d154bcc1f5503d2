import { textOf, message, type Args, type Code, type Message } from '../messages/message';

/** Something that a release may not do. */
export type Refusal = {
  /** The package that has to change. */
  owner: string;
  said: Message;
  /** No reason overrules it: the site could not be built, or would harm its visitors. */
  final: boolean;
};

/** A refusal that a reason can overrule. */
export function refusal<Each extends Code>(owner: string, code: Each, ...args: Args<Each>): Refusal {
  return { owner, said: message(code, ...args), final: false };
}

/** A refusal that nothing overrules. */
export function finalRefusal<Each extends Code>(owner: string, code: Each, ...args: Args<Each>): Refusal {
  return { ...refusal(owner, code, ...args), final: true };
}

/** A refusal as a line. */
export function refusalText({ owner, said }: Refusal): string {
  return `${owner}: ${textOf(said)}`;
}

/** Whether a text says why the gate is overruled: two words at least. */
export function isReason(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return words.filter((word) => /\p{L}{2}/u.test(word)).length >= 2;
}
