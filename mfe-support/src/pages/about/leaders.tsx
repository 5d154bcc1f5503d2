import styled from '@emotion/styled';
import { H3, media, space, tone, type } from '@3eu/shared/ui';
import { PersonArch, PersonCard } from '@3eu/shared/ui/patterns';
import type { about } from '../../content/about';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space[48]} ${space.split};
  ${media.rows} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[32]};
  > div:first-of-type > p {
    margin-top: ${space[4]};
    ${type.lede}
    color: ${tone.soft};
    max-width: 34em;
  }
`;

/** The president in her office, and beside her those who share the work. */
export function Leaders({ president, people }: Pick<typeof about.leadership, 'president' | 'people'>) {
  return (
    <Row>
      <PersonArch picture={president.picture} />
      <Words>
        <div>
          <H3>{president.name}</H3>
          <span>{president.title}</span>
          <p>{president.bio}</p>
        </div>
        {people.map(({ name, title, portrait, bio }) => (
          <PersonCard key={name} layout="row" name={name} role={title} portrait={portrait}>
            <p>{bio}</p>
          </PersonCard>
        ))}
      </Words>
    </Row>
  );
}
