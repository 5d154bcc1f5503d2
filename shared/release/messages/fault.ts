import { message, textOf, type Args, type Code, type Message } from './message';

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

/** An error to throw; see `message` for the arguments. */
export function fault<Each extends Code>(code: Each, ...args: Args<Each>): Fault {
  return new Fault(message(code, ...args));
}

/** A command line that cannot be understood, whatever the site and the working tree are like. */
export function usageFault<Each extends Code>(code: Each, ...args: Args<Each>): Fault {
  return new Fault(message(code, ...args), 2);
}
