import { PersonCard, PersonGrid } from '@3eu/shared/ui/bundled';
import { counselors } from '../../content/counselor-list';

/** The six who read applications, with the part of the country that each looks after. */
export function Readers() {
  return (
    <PersonGrid>
      {counselors.map(({ name, region, portrait }) => (
        <PersonCard key={name} name={name} role={region} portrait={portrait} />
      ))}
    </PersonGrid>
  );
}
