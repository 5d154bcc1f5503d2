import { refusalText, type Refusal } from '../gate/refusal';
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

/** A release that the gate refuses. */
export class Refused extends Fault {
  override name = 'Refused';
  /** What to say after the refusals: a single final one means that nothing can be released. */
  readonly next: Message | null;
  /** @param forcible Whether the command takes a reason that overrules refusals. */
  constructor(
    readonly refusals: readonly Refusal[],
    forcible = false,
  ) {
    super(message('refused'));
    this.next = forcible && refusals.every(({ final }) => !final) ? message('overrulable') : null;
    this.message = [
      this.message,
      ...refusals.map((each) => `- ${refusalText(each)}`),
      ...(this.next ? [textOf(this.next)] : []),
    ].join('\n');
  }
}
