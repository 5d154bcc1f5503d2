/** Room release: text from outside as data, or its first fault. For every room. It has nothing to raise. */
import type { z } from 'zod';

/** The content of a file, or its first fault, for example `remotes.campus.version: is not a version`. */
export type Parsed<T> = { value: T } | { fault: string };

/** Where a text stops being JSON, if the engine's message gives a position. */
function jsonFault(text: string, { message }: SyntaxError): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const line = text.slice(0, Number(position)).split('\n').length;
  return `it is not valid JSON${position === undefined ? '' : ` (line ${line})`}`;
}

/** Reads JSON text and checks it. */
export function parsed<T>(schema: z.ZodType<T>, text: string): Parsed<T> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { fault: jsonFault(text, error as SyntaxError) };
  }
  const { data: value, error } = schema.safeParse(data);
  if (!error) return { value };
  const { path, message } = error.issues[0]!;
  return { fault: `${path.join('.') || 'its content'}: ${message}` };
}
