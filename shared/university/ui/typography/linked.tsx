import { Fragment, type ReactNode } from 'react';
import type { LinkedText } from '@3eu/platform/contract/linked-text';
import { TextLink } from './text-link';

/** What a sentence of the content is shown from: its text, with or without links, or anything that React renders. */
export type Sentence = ReactNode | LinkedText;

type Link = Exclude<LinkedText[number], string>;

const isLink = (piece: unknown): piece is Link => typeof piece === 'object' && piece !== null && 'label' in piece;

/** What no line ends in: a day, or a name and its number; a range; the number of a form; a time; an amount and its unit. */
const wholes = /([A-Z][a-z]{2,8} \d+(?:-\d+|, \d+)?|\w+-\d+|\S+ [AP]M|\$\S+ an? \w+)/;

function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !wholes.test(text)) return text;
  return text
    .split(wholes)
    .map((piece, index) => (index % 2 ? <span key={index} data-whole="" children={piece} /> : piece));
}

/** A sentence of the content, with the links in it. One to another site opens a new tab. */
export function withLinks(text: Sentence): ReactNode {
  if (!Array.isArray(text)) return unbroken(text as ReactNode);
  return (text as readonly (ReactNode | Link)[]).map((piece, index) => (
    <Fragment key={index}>
      {isLink(piece) ? <TextLink {...piece} external={piece.href.startsWith('https:')} /> : unbroken(piece)}
    </Fragment>
  ));
}

/** Each text of a list as a paragraph. */
export const paragraphs = (texts: readonly Sentence[]): ReactNode =>
  texts.map((text, index) => <p key={index}>{withLinks(text)}</p>);
