import styled from '@emotion/styled';
import { Caption, space } from '@3eu/university/ui';
import { find } from '../content/find';
import type { Found } from './search-index';

/** Maximum number of results shown: a narrower search helps more than a longer list. */
export const most = 20;

const Count = styled(Caption)`
  margin-bottom: ${space[16]};
  overflow-wrap: anywhere;
`;

/** The number of results. It is in the document before there are any, so that screen readers announce its changes. */
export function ResultCount({ found, term }: { found: Found | undefined; term: string }) {
  const count = found?.hits.length ?? 0;
  return (
    <Count role="status">
      {count > 0 && (found!.isWeak ? find.weak : count > most ? find.best(most, term) : find.count(count, term))}
    </Count>
  );
}
