import styled from '@emotion/styled';
import { CardTitle, media, space, tone } from '@3eu/shared/ui';
import type { AccoladeGroup } from '../../content/rankings';

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]} ${space.gap};
  h3 {
    padding-top: ${space[16]};
    border-top: 1px solid ${tone.rule};
    margin-bottom: ${space[8]};
  }
  li {
    padding-block: ${space[8]};
    border-bottom: 1px solid ${tone.hairline};
    color: ${tone.soft};
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export function Accolades({ groups }: { groups: readonly AccoladeGroup[] }) {
  return (
    <Groups>
      {groups.map(({ name, items }) => (
        <section key={name}>
          <CardTitle>{name}</CardTitle>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      ))}
    </Groups>
  );
}
