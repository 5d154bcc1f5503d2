import styled from '@emotion/styled';
import { Caption, Stack, media, motion, tone, withLinks } from '@3eu/university/ui';
import { transferPage } from '../../content/transfer';
import type { TransferContent } from '../../content/types';

const { facts, scale }: TransferContent['credits'] = transferPage.credits;

/* Of the row of facts that is pointed at, the credits that it is of. */
const pointed = facts.map(
  ({ counted }, row) =>
    counted &&
    `section:has(dl > div:nth-of-type(${row + 1}):hover) & rect:nth-of-type(n + ${counted + 1}) { fill: ${tone.hairline}; }`,
);

/* A credit is a square; what can come along is filled, and of that what the row that is pointed at says. */
const Squares = styled.svg`
  width: 100%;
  max-width: 24rem;
  fill: ${tone.hairline};
  rect:nth-of-type(-n + ${scale.most}) {
    fill: ${tone.accent};
  }
  ${media.motion} {
    rect {
      transition: fill ${motion.menu} ${motion.ease};
    }
  }
  ${pointed.filter(Boolean).join('')}
`;

const inRow = 15;
const squares = Array.from({ length: scale.degree }, (_, place) => (
  <rect key={place} x={(place % inRow) * 10} y={Math.floor(place / inRow) * 10} width="8" height="8" />
));

/** A degree by its credits, of which so many can come from elsewhere. */
export function CreditScale() {
  return (
    <Stack gap={16}>
      <Squares viewBox={`0 0 ${inRow * 10 - 2} ${(scale.degree / inRow) * 10 - 2}`} aria-hidden="true">
        {squares}
      </Squares>
      <Caption>{withLinks(scale.note)}</Caption>
    </Stack>
  );
}
