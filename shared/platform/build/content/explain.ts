/** Room build/content: what an editor is told of a value. For check-file.ts alone. */
import type { z } from 'zod';
import { nearest } from '../nearest';

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields in { }',
};

const quoted = (value: unknown) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** Whether a content has a field, though it may have no value. */
function hasField(content: unknown, [key, ...rest]: readonly PropertyKey[]): boolean {
  if (key === undefined) return true;
  return typeof content === 'object' && content !== null && key in content && hasField(content[key as never], rest);
}

/** What an editor is told about a value that is not as its schema says. The schemas' own messages go before. */
export const explainIn =
  (content: unknown) =>
  (issue: z.core.$ZodRawIssue): string => {
    if (issue.code === 'invalid_type') {
      const kind = kinds[issue.expected] ?? issue.expected;
      if (issue.input === undefined && !hasField(content, issue.path ?? [])) return `is missing: write ${kind}`;
      return issue.input === undefined
        ? `has no value: write ${kind}, or correct the fact that it names`
        : `is not what belongs here: expected ${kind}`;
    }
    if (issue.code === 'invalid_value') {
      const known = issue.values.map(String);
      return issue.input === undefined
        ? `is missing: expected one of ${known.join(', ')}`
        : `is unknown: ${quoted(issue.input)}. ${nearest(String(issue.input), known)}`;
    }
    if (issue.code === 'too_small' || issue.code === 'too_big') {
      const bound = issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
      const { input } = issue;
      if (Array.isArray(input) && input.length === 0) return 'is empty: expected at least one entry';
      return typeof input === 'string'
        ? `has ${input.length} letters: expected ${bound}`
        : Array.isArray(input)
          ? `has ${input.length} entries: expected ${bound}`
          : `is ${quoted(input)}: expected ${bound}`;
    }
    return 'is not what belongs here';
  };
