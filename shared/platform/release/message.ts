/** Something that the tool says. Scripts and tests go by its code, people by its words. */
export type Message = {
  /** What it is about; scripts rely on it, so a code never gets another meaning. */
  code: string;
  /** What happened and why. */
  what: string;
  /** What to do about it. */
  todo?: string;
  /** Of a result: its values, for scripts. */
  data?: object;
};

/** A message, where it is said. */
export function message(code: string, what: string, todo?: string | undefined): Message {
  return todo === undefined ? { code, what } : { code, what, todo };
}

/** What was done or found, with its values for scripts. */
export function result(code: string, data: object, what: string): Message {
  return { code, data, what };
}

/** A message as a text. */
export function textOf({ what, todo }: Message): string {
  return todo === undefined ? what : `${what} ${todo}`;
}

/** A text without the users, passwords and tokens of the URLs in it: git's own settings may add them to an address. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(\w+:\/\/)[^/\s]+@/g, (whole, scheme: string) => (/^ssh:\/\/[^:]+$/.test(whole) ? whole : scheme))
    .replace(/([?&][\w-]*(?:token|key|secret|password)[\w-]*=)[^&#\s]+/gi, '$1…');
}

/** An error that whoever runs the tool can do something about: it is shown in words, without a stack. */
export class Fault extends Error {
  override name = 'Fault';
  constructor(
    readonly said: Message,
    /** How the tool exits: 1 where something was refused or failed, 2 where the command was not understood. */
    readonly status: 1 | 2 = 1,
  ) {
    super(textOf(said));
  }
}

/** An error to throw; the arguments are those of `message`. */
export function fault(...said: Parameters<typeof message>): Fault {
  return new Fault(message(...said));
}

/** A command line that cannot be understood, whatever the site and the working tree are like. */
export function usageFault(...said: Parameters<typeof message>): Fault {
  return new Fault(message(...said), 2);
}

/** A sentence that ends as one. */
export function ended(problem: string): string {
  return problem.replace(/(?<![.?])$/, '.');
}
