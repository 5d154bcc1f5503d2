import styled from '@emotion/styled';
import { Caption, space } from '@3eu/university/ui';

const Line = styled(Caption)`
  margin-bottom: ${space[24]};
  overflow-wrap: anywhere;
`;

/** So many questions, in words. */
export const inQuestions = (count: number): string => `${count} ${count === 1 ? 'question' : 'questions'}`;

type ResultCountProps = {
  /** How many questions are shown; undefined with the prerendered list, which states its number itself. */
  count: number | undefined;
  text: string;
  trouble: 'loading' | 'failed' | undefined;
  /** Whether the prerendered list is shown. */
  hasList: boolean;
};

/** How many questions are shown, and for which text; read out politely when it changes. */
export function ResultCount({ count, text, trouble, hasList }: ResultCountProps) {
  const without = trouble === 'loading' ? 'Looking through the questions…' : hasList ? 'All questions' : '';
  const words = count === undefined ? without : inQuestions(count) + (text && ` for “${text}”`);
  return (
    <Line role="status" suppressHydrationWarning>
      {words}
    </Line>
  );
}
