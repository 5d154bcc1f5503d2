import styled from '@emotion/styled';
import { media, space } from '@3eu/shared/ui';
import { PersonCard } from '@3eu/shared/ui/patterns';
import type { about } from '../../content/about';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]} ${space.split};
  ${media.rows} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export function Leaders({ people }: { people: typeof about.leadership.people }) {
  return (
    <Row>
      {people.map(({ name, title, portrait, bio }) => (
        <PersonCard key={name} name={name} role={title} portrait={portrait}>
          <p>{bio}</p>
        </PersonCard>
      ))}
    </Row>
  );
}
