import { specification, type Expected } from './specification';

/** Something wrong at a place of the content. */
export type Deviation = { path: readonly PropertyKey[]; problem: string };

const isList = (expected: Expected): expected is readonly Expected[] => Array.isArray(expected);

function differences(expected: Expected, value: unknown, path: readonly PropertyKey[]): Deviation[] {
  // What is missing is the schema's to report.
  if (value === undefined) return [];
  if (typeof expected !== 'object') {
    if (expected === value) return [];
    const problem = `The specification says ${JSON.stringify(expected)}; if it has changed, change it in shared/build/content/specification.ts too.`;
    return [{ path, problem }];
  }
  if (isList(expected) && Array.isArray(value) && value.length !== expected.length) {
    const problem = `The specification lists ${expected.length} here; if it has changed, change it in shared/build/content/specification.ts too.`;
    return [{ path, problem }];
  }
  return Object.entries(expected).flatMap(([key, part]: [string, Expected]) =>
    differences(part, (value as Record<string, unknown>)[key], [...path, isList(expected) ? Number(key) : key]),
  );
}

/** Where a file of content says something else than the specification gives letter by letter. */
export function deviations(file: string, content: Readonly<Record<string, unknown>>): Deviation[] {
  const expected = specification[file];
  return expected ? differences(expected, content, []) : [];
}
