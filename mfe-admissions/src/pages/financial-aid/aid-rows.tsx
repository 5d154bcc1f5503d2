import styled from '@emotion/styled';
import { Caption, H3, font, media, part, space } from '@3eu/shared/ui';
import { aidTypes } from '../../content/aid-types';

const Rows = styled.ul`
  border-top: 3px solid ${part.rule};
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[8]} ${space.gap};
    padding-block: ${space[24]};
    border-bottom: 1px solid ${part.hairline};
  }
  [data-part='amount'] {
    color: ${part.soft};
  }
  [data-part='amount'] b {
    font: 650 clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)/1.1 ${font.serif};
    font-variant-numeric: lining-nums;
    color: ${part.link};
  }
  [data-part='text'] {
    color: ${part.soft};
    max-width: 60ch;
  }
  [data-part='text'] > p ~ p {
    margin-top: ${space[8]};
  }
  ${media.md} {
    > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr);
      align-items: baseline;
      padding-block: ${space[32]};
    }
    [data-part='amount'] {
      text-align: right;
    }
  }
`;

/** The kinds of aid, a row each: what it is, for whom, and up to how much. */
export function AidRows({ eligibilityLabel }: { eligibilityLabel: string }) {
  return (
    <Rows>
      {aidTypes.map(({ title, description, eligibility, maxAmount: { before, amount, after } }) => (
        <li key={title}>
          <H3>{title}</H3>
          <div data-part="text">
            <p>{description}</p>
            <Caption><b>{eligibilityLabel}</b>{eligibility}</Caption>
          </div>
          <p data-part="amount">{before} <b>{amount}</b> {after}</p>
        </li>
      ))}
    </Rows>
  );
}
