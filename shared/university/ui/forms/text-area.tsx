import styled from '@emotion/styled';
import { useEffect, useState, type Ref, type TextareaHTMLAttributes } from 'react';
import { controlCss, Field, Hint, type FieldProps } from './field';
import { color } from '../foundation/tokens';

const Area = styled.textarea`
  ${controlCss}
  min-height: 8rem;
  max-height: 60vh;
  resize: vertical;
  field-sizing: content;
`;

const Count = styled(Hint)`
  &[data-over] {
    color: ${color.amber700};
    font-weight: 600;
  }
`;

/** Words as a person counts them: runs of characters between spaces. */
export const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

/** Says the count aloud only after a pause, so that it does not talk over the typing. */
function WordCounter({ id, count, words }: { id: string; count: number; words: number }) {
  const [spoken, setSpoken] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(count), 1000);
    return () => clearTimeout(timer);
  }, [count]);
  const text = (n: number) => `${n} of ${words} words${n > words ? `, ${n - words} too many` : ''}`;
  return (
    <>
      <Count id={id} data-over={count > words || undefined}>
        {text(count)}
      </Count>
      <span className="visually-hidden" role="status">
        {spoken ? text(spoken) : ''}
      </span>
    </>
  );
}

type TextAreaProps = FieldProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & {
    value?: string;
    /** Counts the words of `value` toward this number. It informs; nothing is cut or refused. */
    words?: number;
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text. */
export function TextArea({ label, hint, error, optional = false, id, words, ...area }: TextAreaProps) {
  const count = countWords(area.value ?? '');
  const after = words && ((counter: string) => <WordCounter id={counter} count={count} words={words} />);
  return (
    <Field {...{ label, hint, error, optional, id }} {...(after && { after })}>
      {(control) => <Area rows={6} {...area} {...control} />}
    </Field>
  );
}
