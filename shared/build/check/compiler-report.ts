import type { Finding } from './finding';

const firstLine = /^(\S+\.tsx?)\((\d+),\d+\): error TS\d+: (.*)$/;

/** The errors of a report, each with the lines that explain it. */
function errorsOf(report: string): { file: string; line: string; text: string }[] {
  const errors: { file: string; line: string; text: string }[] = [];
  for (const line of report.split('\n')) {
    const [, file, at, text] = firstLine.exec(line) ?? [];
    const last = errors.at(-1);
    if (file && at && text) errors.push({ file, line: at, text });
    else if (/^\s+\S/.test(line) && last) last.text += `\n${line}`;
  }
  return errors;
}

function findingsOf({ file, line, text }: { file: string; line: string; text: string }): Finding[] {
  const path = [...text.matchAll(/Types of property '([^']+)' are incompatible/g)].map(([, name]) => name);
  const field = (name?: string) => [...path, ...(name ? [name] : [])].join('.') || `line ${line}`;
  const several = /is missing the following properties from type '([^']+)': (.+?)(?:, and (\d+) more)?\.?$/m.exec(text);
  if (several)
    return several[2]!.split(', ').map((name) => ({ file, field: field(name), problem: `is missing (${several[1]})` }));
  const one = /Property '([^']+)' is missing in type .*?(?: but required in type '([^']+)')?\.?$/m.exec(text);
  if (one) return [{ file, field: field(one[1]), problem: one[2] ? `is missing (${one[2]})` : 'is missing' }];
  const unknown = /'([^']+)' does not exist in type '([^']+)'/.exec(text);
  if (unknown) return [{ file, field: field(unknown[1]), problem: `is not a field of ${unknown[2]}` }];
  const last = text.split('\n').at(-1)!.trim();
  return [{ file, field: field(), problem: last }];
}

/**
 * The findings in a compiler's report, by field. Errors without a file (an unreadable configuration) are not findings.
 * @param report Output of `tsc --pretty false`.
 */
export const readCompilerReport = (report: string): Finding[] => errorsOf(report).flatMap(findingsOf);
