/**
 * Room make: faults of content in a document that every reader sees: something that is empty, or a value that is none. For
 * make alone. Each is known by who wrote it: a block, the page, or the shell, whose frame stands around the page.
 */
import { Parser } from 'htmlparser2';
import { blockAttribute } from '../../contract/elements';
import type { RenderedDocument } from '../../contract/render';
import type { ContentFault } from '../site/site';
import { inline } from './facts';
import { unread } from './words';

/** What must say something, as whoever mends it knows it. */
const names: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, 'heading'])),
  a: 'link',
  button: 'button',
  li: 'list item',
  td: 'table cell',
  th: 'table cell',
  ...Object.fromEntries(['dt', 'dd', 'caption', 'figcaption', 'summary', 'legend'].map((name) => [name, name])),
};

/** What an item or a cell may hold in place of words. */
const shown = new Set([
  'svg',
  'img',
  'input',
  'select',
  'textarea',
  'video',
  'audio',
  'iframe',
  'canvas',
  'meter',
  'progress',
]);

/** What a value reads like that is none. */
const noValue = /(?<![\w-])(undefined|NaN|Invalid Date|\[object Object\])(?![\w-])/;

/** So much of what stands before a fault leads to its place. */
const mostWords = 60;

type Found = Pick<ContentFault, 'block' | 'text'>;

type OpenElement = { name: string; block: string | null; isFilled: boolean };

/** Lists the faults of content in a document. @param title Its own, without the site's name. */
export function contentFaults({ html, title: own }: Pick<RenderedDocument, 'html' | 'title'>): Found[] {
  const faults: Found[] = own === '' ? [{ block: '', text: 'has no title' }] : [];
  const open: OpenElement[] = [];
  let [said, unreadable, isCorner] = ['', 0, false];
  const place = () => {
    const words = said.trim();
    return words.length > mostWords ? `…${words.slice(-mostWords).replace(/^\S*\s/, '')}` : words;
  };
  const note = (text: string) => void faults.push({ block: open.at(-1)?.block ?? null, text });
  const fill = (isWord: boolean) => {
    for (const each of open) if (isWord || /^(li|t[dh])$/.test(each.name)) each.isFilled = true;
  };
  const read = (text: string) => {
    if (text.trim() === '') return void (said += ' ');
    fill(true);
    said = (said + text).replace(/\s+/g, ' ').slice(-2 * mostWords);
    const value = noValue.exec(text)?.[1];
    if (value !== undefined) note(`says ${value}: "${place()}"`);
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const {
        hidden,
        alt,
        title,
        'aria-label': label,
        'aria-labelledby': labelled,
        'aria-hidden': isHidden,
      } = attributes;
      if (unread.has(name)) unreadable += 1;
      if (attributes.name === 'description' && attributes.content?.trim() === '')
        faults.push({ block: '', text: 'has no description' });
      // The corner of a table has nothing to say.
      if (name === 'table') isCorner = true;
      const isHeld = isCorner && /^t[dh]$/.test(name);
      if (isHeld) isCorner = false;
      const around = name === 'main' ? '' : (open.at(-1)?.block ?? null);
      const block = around === '' ? (attributes[blockAttribute]?.split(' ', 1)[0] ?? '') : around;
      open.push({ name, block, isFilled: isHeld || unreadable > 0 || hidden !== undefined || isHidden === 'true' });
      if (shown.has(name)) fill(false);
      if ([alt, title, label, labelled].some((text) => text?.trim())) fill(true);
    },
    ontext: (text) => void (unreadable === 0 && read(text)),
    onclosetag: (name) => {
      const { isFilled } = open.at(-1)!;
      if (!isFilled && name in names) note(`has an empty ${names[name]}${said.trim() ? ` after "${place()}"` : ''}`);
      if (unread.has(name)) unreadable -= 1;
      if (!inline.has(name)) said += ' ';
      open.pop();
    },
  });
  parser.end(html);
  return faults;
}
