import { Fragment, type ReactNode } from 'react';
import type { LinkedText } from '@3eu/platform/contract/linked-text';
import { TextLink } from './text-link';

/** What a sentence of the content is shown from: its text, with or without links, or anything that React renders. */
export type Sentence = ReactNode | LinkedText;

type Link = Exclude<LinkedText[number], string>;

const isLink = (piece: unknown): piece is Link => typeof piece === 'object' && piece !== null && 'label' in piece;

/** A sentence of the content, with the links in it. One to another site opens a new tab. */
export function Linked({ text }: { text: Sentence }): ReactNode {
  if (!Array.isArray(text)) return text as ReactNode;
  return (text as readonly (ReactNode | Link)[]).map((piece, index) => (
    <Fragment key={index}>
      {isLink(piece) ? (
        <TextLink href={piece.href} external={piece.href.startsWith('https:')}>
          {piece.label}
        </TextLink>
      ) : (
        piece
      )}
    </Fragment>
  ));
}
