/** Room build/content: what is wrong in one file of content. For check-content.ts alone. */
import type { z } from 'zod';
import { nearest } from '../nearest';
import { explainIn } from './explain';
import { fieldOf, type Fault } from './fault';
import { lineOfField, parse } from './lines';

/** A file of content, read and loaded. */
type ContentFile = {
  /** From the repository's root. */
  file: string;
  /** As it is written. */
  source: string;
  /** What it exports. */
  content: Readonly<Record<string, unknown>>;
  /** What it has to export. */
  schema: z.ZodType | undefined;
};

/** Something wrong at a place of the content. */
type Problem = { path: readonly PropertyKey[]; problem: string };

/** Where values of several kinds may stand: what is wrong with the kind that was written, or else with the first. */
function ofKind(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const isOther = ({ code, path }: z.core.$ZodIssue) => code === 'invalid_type' && path.length === 0;
  const errors = issue.errors.find((each) => !each.some(isOther)) ?? issue.errors[0]!;
  return errors.flatMap(ofKind).map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
}

/** A field by a wrong name is one fault, although another is missing for it. */
function withoutConsequences(found: readonly z.core.$ZodIssue[]): Problem[] {
  const issues = found.flatMap(ofKind);
  const at = (path: readonly PropertyKey[]) => JSON.stringify(path);
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ path: issue.path, key })) : [],
  );
  const missing = issues.filter(
    (issue) => issue.code !== 'unrecognized_keys' && !('input' in issue && issue.input !== undefined),
  );
  const strangers = unknown.map(({ path, key }) => {
    const wanted = missing.filter((issue) => at(issue.path.slice(0, -1)) === at(path));
    const names = wanted.map((issue) => String(issue.path.at(-1)));
    const suggestion = names.length > 0 ? ` ${nearest(key, names)}` : '';
    return {
      path: [...path, key],
      problem: `is no field of this place.${suggestion}`,
      explains: suggestion === '' ? [] : wanted,
    };
  });
  const explained = strangers.flatMap(({ explains }) => explains.slice(0, 1));
  return [
    ...strangers,
    ...issues
      .filter((issue) => issue.code !== 'unrecognized_keys' && !explained.includes(issue))
      .map(({ path, message }) => ({ path, problem: message })),
  ];
}

/** What is wrong in a file of content, by place. */
export function checkFile({ file, source, content, schema }: ContentFile): Fault[] {
  if (!schema) return [{ file, line: 1, field: '', problem: 'has no schema: describe it in schemas.ts' }];
  const { error } = schema.safeParse({ ...content }, { error: explainIn(content), reportInput: true });
  if (!error) return [];
  const written = parse(source);
  return withoutConsequences(error.issues).map(({ path, problem }) => ({
    file,
    line: lineOfField(written, path),
    field: fieldOf(content, path),
    problem,
  }));
}
