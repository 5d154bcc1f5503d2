import styled from '@emotion/styled';
import { TextLink, type } from '@3eu/university/ui';
import { Strip } from '@3eu/university/ui/patterns';
import type { ContactWay } from '../content/types';

/* Words, not a figure: one size above the link below them. */
const Way = styled.span`
  ${type.card}
`;

/** Ways to reach somebody: what for, the link, and how soon. */
export function ContactWays({ items }: { items: readonly ContactWay[] }) {
  return (
    <Strip
      items={items.map(({ title, link, text }) => ({
        lead: <Way>{title}</Way>,
        title: <TextLink {...link} />,
        text,
      }))}
    />
  );
}
