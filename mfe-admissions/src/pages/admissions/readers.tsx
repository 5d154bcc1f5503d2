import { PersonCard, PersonGrid } from '@3eu/university/ui/patterns';
import { readers } from '../../content/readers';

/** The six counselors with their regions; the page calls them readers, since they read the applications. */
export function Readers() {
  return (
    <PersonGrid>
      {readers.map(({ name, region, portrait }) => (
        <PersonCard key={name} name={name} role={region} portrait={portrait} />
      ))}
    </PersonGrid>
  );
}
