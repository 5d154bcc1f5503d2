import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import type { LinkedText } from '@3eu/platform/contract/linked-text';
import { media } from '../foundation/tokens';
import { TextLink } from './text-link';

/** What a sentence of the content is shown from: its text, with or without links, or anything that React renders. */
export type Sentence = ReactNode | LinkedText;

type Link = Exclude<LinkedText[number], string>;

const isLink = (piece: unknown): piece is Link => typeof piece === 'object' && piece !== null && 'label' in piece;

/* With enlarged text on a phone it may break between its words, where it is wider than its column. */
const Whole = styled.span`
  display: inline-block;
  ${media.xs} {
    display: inline;
    white-space: nowrap;
  }
`;

/** What no line ends in: a day, a range of numbers, a time, the number of a form, an amount and what it is for. */
const wholes =
  /((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d+(?:-\d+|, \d{4})?|\d+-\d+|[\d:]+ [AP]M|\b[A-Z]-\d+|\$[\d,]+ an? [a-z]+)/;

function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || !wholes.test(text)) return text;
  return text.split(wholes).map((piece, index) => (index % 2 ? <Whole key={index}>{piece}</Whole> : piece));
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
