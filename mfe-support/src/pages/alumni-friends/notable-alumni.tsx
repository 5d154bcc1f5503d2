import styled from '@emotion/styled';
import { media, space, type } from '@3eu/shared/ui';
import { PersonCard } from '@3eu/shared/ui/patterns';
import type { Alumna } from '../../content/alumni-friends';

/* One large, three small: the first has a row of her own. */
const People = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[48]} ${space.gap};
  ${media.rows} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-of-type {
      grid-column: 1 / -1;
      align-items: center;
    }
    > :first-of-type [data-part='text'] {
      ${type.lede}
      max-width: 34em;
    }
  }
`;

export function NotableAlumni({ people: [first, ...others] }: { people: readonly [Alumna, ...Alumna[]] }) {
  return (
    <People>
      <PersonCard layout="row" name={first.name} role={first.detail} portrait={first.portrait}>
        <p>{first.text}</p>
      </PersonCard>
      {others.map(({ name, detail, portrait, text }) => (
        <PersonCard key={name} layout="row" name={name} role={detail} portrait={portrait}>
          <p>{text}</p>
        </PersonCard>
      ))}
    </People>
  );
}
