import styled from '@emotion/styled';
import { H3, media, space, tone, type } from '@3eu/university/ui';
import { PersonArch, PersonCard } from '@3eu/university/ui/patterns';
import type { about } from '../../content/about';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[48]} ${space.split};
  ${media.rows} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
  ${media.lg} {
    row-gap: ${space[32]};
    > [data-part='portrait'] {
      grid-row: span 2;
    }
  }
`;

const President = styled.div`
  ${media.lg} {
    align-self: end;
  }
  > p {
    margin-top: ${space[4]};
    ${type.lede}
    color: ${tone.soft};
    max-width: 34em;
  }
`;

const Others = styled.div`
  display: grid;
  gap: ${space[32]};
  grid-column: 1/-1;
  ${media.lg} {
    grid-column: 2;
    align-self: start;
  }
`;

/** The president in her office, and beside her those who share the work. */
export function Leaders({ president, people }: Pick<typeof about.leadership, 'president' | 'people'>) {
  return (
    <Row>
      <PersonArch picture={president.picture} />
      <President>
        <H3>{president.name}</H3>
        <span>{president.title}</span>
        <p>{president.bio}</p>
      </President>
      <Others>
        {people.map(({ name, title, portrait, bio }) => (
          <PersonCard key={name} layout="row" name={name} role={title} portrait={portrait}>
            <p>{bio}</p>
          </PersonCard>
        ))}
      </Others>
    </Row>
  );
}
