import styled from '@emotion/styled';
import type { LinkedText } from '../../contract/linked-text';
import { TextLink } from './text-link';

const Whole = styled.span`
  white-space: nowrap;
`;

/** Two numbers and what is between: "2-3", "Aug 15-16". Browsers would end a line after the hyphen. */
const range = /(\d+-\d+)/;

const words = (text: string) =>
  range.test(text)
    ? text.split(range).map((piece, index) => (index % 2 ? <Whole key={index}>{piece}</Whole> : piece))
    : text;

/** A text of the content, with the links in it, and no range of numbers on two lines. One to another site opens a new tab. */
export function Linked({ text }: { text: LinkedText }) {
  if (typeof text === 'string') return words(text);
  return text.map((part, index) =>
    typeof part === 'string' ? (
      words(part)
    ) : (
      <TextLink key={index} href={part.href} external={part.href.startsWith('https:')}>
        {part.label}
      </TextLink>
    ),
  );
}
