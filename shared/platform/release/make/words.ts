/** Room make: the words of a document as a visitor reads them, line by line, and how two differ. For cli alone. */
import { Parser } from 'htmlparser2';
import { inline } from './facts';

/** Elements whose text nobody reads. */
export const unread = new Set(['script', 'style', 'svg', 'template']);

/** What a document says: its title and description, then each line of its page. */
export function linesOf(html: string): string[] {
  const lines: string[] = [];
  let [line, hidden] = ['', 0];
  const end = (more = '') => {
    for (const each of [line, more].map((text) => text.replace(/\s+/g, ' ').trim())) if (each) lines.push(each);
    line = '';
  };
  const parser = new Parser({
    onopentag: (name, { name: called, content, alt }) => {
      if (unread.has(name)) hidden += 1;
      if (!inline.has(name)) end((called === 'description' ? content : undefined) ?? alt);
    },
    ontext: (text) => void (hidden === 0 && (line += text)),
    onclosetag: (name) => {
      if (unread.has(name)) hidden -= 1;
      if (!inline.has(name)) end();
    },
  });
  parser.end(html);
  end();
  return lines;
}

/** Lines that are in one text and not in the other: `- …` what is gone, `+ …` what has come, in their order. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  const come = after.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...left.map((line) => `- ${line}`), ...come.map((line) => `+ ${line}`)];
}
