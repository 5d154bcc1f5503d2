import styled from '@emotion/styled';
import { Caption, space } from '@3eu/university/ui';
import { faq } from '../../content/faq';

const Line = styled(Caption)`
  margin-bottom: ${space[24]};
  overflow-wrap: anywhere;
`;

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
  const { count: all, found, every, loading } = faq.results;
  const without = trouble === 'loading' ? loading : hasList ? every : '';
  const words = count === undefined ? without : text ? found(count, text) : all(count);
  return (
    <Line role="status" suppressHydrationWarning>
      {words}
    </Line>
  );
}
