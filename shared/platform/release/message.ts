/**
 * Room release: errors that whoever runs the tool can do something about. For every room. Codes are for scripts and
 * tests: one that goes raises the version of the JSON in cli/output.ts.
 */

/** An error that whoever runs the tool can do something about: it is shown in words, without a stack. */
export class Fault extends Error {
  override name = 'Fault';
  /**
   * @param what What happened and why.
   * @param todo What to do about it.
   * @param code For those who have to tell this fault from others.
   * @param status How the tool exits: 1 where something was refused or failed, 2 where the command was not understood.
   */
  constructor(
    what: string,
    todo = '',
    readonly code?: string,
    readonly status: 1 | 2 = 1,
  ) {
    super([what, todo].filter(Boolean).join(' '));
  }
}

/** An error to throw; the arguments are those of `Fault`. */
export function fault(what: string, todo?: string, code?: string): Fault {
  return new Fault(what, todo, code);
}

/** A command line that cannot be understood, whatever the site and the working tree are like. */
export function usageFault(what: string, todo?: string): Fault {
  return new Fault(what, todo, undefined, 2);
}

/** A text without the users, passwords and tokens of the URLs in it: git's own settings may add them to an address. */
export function withoutSecrets(text: string): string {
  return text
    .replace(/(\w+:\/\/)[^/\s]+@/g, (whole, scheme: string) => (/^ssh:\/\/[^:]+$/.test(whole) ? whole : scheme))
    .replace(/([?&][\w-]*(?:token|key|secret|password)[\w-]*=)[^&#\s]+/gi, '$1…');
}

/** A sentence that ends as one. */
export function ended(problem: string): string {
  return problem.replace(/(?<![.?])$/, '.');
}
