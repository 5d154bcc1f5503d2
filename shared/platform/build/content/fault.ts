/** Room build/content: what an editor has to put right. For the check of content. */

/** Something that an editor has to put right: where it stands, and what is expected there. */
export type Fault = {
  /** From the repository's root. */
  file: string;
  line: number;
  /** The field, as in `entries["class-size"].answer`; empty where the whole file is meant. */
  field: string;
  problem: string;
};

/** The one line that an editor reads of a fault. */
export const lineOf = ({ file, line, field, problem }: Fault): string =>
  `${file}:${line}: ${field === '' ? '' : `${field}: `}${problem}`;

/** What names an entry of a list, for a person who looks for it. */
export const labels = ['id', 'slug', 'name', 'title', 'question', 'label'] as const;

function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Record<string, unknown>;
  return labels.map((name) => fields[name]).find((name): name is string => typeof name === 'string' && name !== '');
}

/** A path into content in words: entries of a list by their names, where they have one. */
export function fieldOf(content: unknown, path: readonly PropertyKey[]): string {
  let value = content;
  let field = '';
  for (const key of path) {
    const next = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key === 'number') field += `[${JSON.stringify(nameOf(next) ?? key)}]`;
    else field += field === '' ? String(key) : `.${String(key)}`;
    value = next;
  }
  return field;
}
