import styled from '@emotion/styled';
import { column, media, space, withLinks } from '@3eu/university/ui';
import { PersonCard } from '@3eu/university/ui/patterns';
import type { Alumna } from '../../content/types';

const People = styled.div`
  ${column}
  gap: ${space[48]} ${space.gap};
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export function NotableAlumni({ people }: { people: readonly Alumna[] }) {
  return (
    <People>
      {people.map(({ name, detail, portrait, text }) => (
        <PersonCard key={name} layout="row" name={name} role={detail} portrait={portrait}>
          <p>{withLinks(text)}</p>
        </PersonCard>
      ))}
    </People>
  );
}
