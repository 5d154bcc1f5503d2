import { specification } from '../../src/site/specification';

/** Something wrong at a place of the content. */
export type Deviation = { path: readonly PropertyKey[]; problem: string };

type Fields = Readonly<Record<PropertyKey, unknown>>;

const partOf = (value: unknown, key: PropertyKey) => (value as Fields | undefined)?.[key];

/** Where a file of content says something else than the specification gives letter by letter. */
export function deviations(file: string, content: Fields): Deviation[] {
  return Object.entries(specification[file] ?? {}).flatMap(([place, expected]) => {
    const [field, ofEach] = place.split('[].') as [string, string?];
    const path = field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const value = path.reduce<unknown>(partOf, content);
    // What is missing is the schema's to report.
    if (value === undefined) return [];
    const entries = Array.isArray(value) ? (value as unknown[]) : [value];
    const said = entries.map((entry) => String(ofEach === undefined ? entry : partOf(entry, ofEach))).join(', ');
    if (said === String(expected)) return [];
    const problem = `The specification says ${JSON.stringify(expected)}; if it has changed, change it in shared/src/site/specification.ts too.`;
    return [{ path, problem }];
  });
}
