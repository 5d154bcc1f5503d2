import { PersonCard, PersonGrid } from '@3eu/shared/ui/patterns';
import { counselors } from '../../content/counselor-list';

/** The six counselors with their regions; the page calls them readers, since they read the applications. */
export function Readers() {
  return (
    <PersonGrid>
      {counselors.map(({ name, region, portrait }) => (
        <PersonCard key={name} name={name} role={region} portrait={portrait} />
      ))}
    </PersonGrid>
  );
}
