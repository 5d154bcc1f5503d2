import styled from '@emotion/styled';
import { CardTitle, Icon, media, space, tone } from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';
import { admissions } from '../../content/admissions';
import { ceilingOf } from '../../content/aid-types';

const List = styled(RuledList)`
  > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: ${space[4]} ${space[16]};
  }
  svg {
    margin-top: 2px;
    color: ${tone.accent};
  }
  p {
    grid-column: 2;
    color: ${tone.soft};
  }
  b {
    grid-column: 2;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  ${media.sm} {
    > li {
      grid-template-columns: 2rem minmax(0, 1fr) max-content;
    }
    b {
      grid-area: 1 / 3;
    }
  }
`;

/** The kinds of aid in a line each; the financial aid page has all about them. */
export function AidTypesList() {
  return (
    <List room={16}>
      {admissions.aid.types.map((type) => (
        <li key={type.title}>
          <Icon icon={type.icon} size={24} />
          <CardTitle as="h4">{type.title}</CardTitle>
          <p>{type.summary}</p>
          <b>{ceilingOf(type)}</b>
        </li>
      ))}
    </List>
  );
}
