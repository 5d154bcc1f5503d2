import styled from '@emotion/styled';
import { inDollars } from '../../facts/dollars';
import { tone, type } from '../foundation/tokens';

const Amount = styled.span`
  ${type.figure}
  small {
    ${type.fine}
    color: ${tone.soft};
  }
`;

type MoneyProps = {
  /** Dollars, or a word where there is no amount: `Varies`. */
  of: number | string;
  /** For how long: `a year`. */
  per?: string;
};

/** An amount of money where amounts are compared. */
export function Money({ of, per }: MoneyProps) {
  return (
    <Amount>
      {typeof of === 'number' ? inDollars(of) : of}
      {per && <small> {per}</small>}
    </Amount>
  );
}
