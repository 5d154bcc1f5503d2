import type { LinkedText } from '../../contract/linked-text';
import { TextLink } from './text-link';

/** A text of the content, with the links in it. One to another site opens a new tab. */
export function Linked({ text }: { text: LinkedText }) {
  if (typeof text === 'string') return text;
  return text.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={index} href={part.href} external={part.href.startsWith('https:')}>
        {part.label}
      </TextLink>
    ),
  );
}
