import { commandMessages } from './commands';
import { gateMessages } from './gate';
import { newRemoteMessages } from './new-remote';
import { renderMessages } from './render';
import { releaseMessages } from './release';
import { serveMessages } from './serve';
import { storeMessages } from './store';

const messages = {
  ...commandMessages,
  ...gateMessages,
  ...newRemoteMessages,
  ...releaseMessages,
  ...renderMessages,
  ...serveMessages,
  ...storeMessages,
};

type Messages = typeof messages;

/** What a message is about; scripts and the troubleshooting guide rely on it, so a code never gets another meaning. */
export type Code = keyof Messages;

/** The arguments of a code's sentence. */
export type Args<Each extends Code> = Parameters<Messages[Each]>;

/** Everything that the tool can say: a code, and what differs from one time to the next. The words are made from it. */
export type Message = {
  [Each in Code]: { code: Each; args: Args<Each>[0] };
}[Code];

/** @param args The arguments of the code's sentence in this folder, as in `message('no-site', { site })`. */
export function message<Each extends Code>(code: Each, ...[args]: Args<Each>): Message {
  return { code, args } as Message;
}

/** What happened and why, and what to do about it. */
export function wordsOf({ code, args }: Message): { what: string; todo?: string } {
  const words = (messages[code] as (args: unknown) => string | readonly string[])(args);
  const [what = '', todo] = [words].flat();
  return todo === undefined ? { what } : { what, todo };
}

/** A message as a text. */
export function textOf(said: Message): string {
  const { what, todo } = wordsOf(said);
  return todo === undefined ? what : `${what} ${todo}`;
}

/** All codes, for tests and for the troubleshooting guide. */
export const codes = Object.keys(messages) as Code[];
