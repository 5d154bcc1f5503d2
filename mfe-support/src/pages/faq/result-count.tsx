import styled from '@emotion/styled';
import { Caption, space } from '@3eu/shared/ui';
import { faq } from '../../content/faq';

const Line = styled(Caption)`
  margin-bottom: ${space[24]};
  overflow-wrap: anywhere;
`;

/** How many questions are shown, and for which text; read out politely when it changes. */
export function ResultCount({ count, text }: { count: number; text: string }) {
  const { count: all, found } = faq.results;
  return <Line role="status">{text ? found(count, text) : all(count)}</Line>;
}
