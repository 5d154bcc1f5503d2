import { ButtonLink, Section, Stack } from '@3eu/university/ui';
import { PersonCard, PersonGrid } from '@3eu/university/ui/patterns';
import { admissions } from '../../content/admissions';
import { readers } from '../../content/readers';

/** The six counselors with their regions; the page calls them readers, since they read the applications. */
export function Readers() {
  const { people } = admissions;
  return (
    <Section
      {...people}
      aside={
        <Stack gap={4}>
          {[people.more, people.meet].map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="tertiary">
              {label}
            </ButtonLink>
          ))}
        </Stack>
      }
    >
      <PersonGrid>
        {readers.map(({ name, region, portrait }) => (
          <PersonCard key={name} name={name} role={region} portrait={portrait} />
        ))}
      </PersonGrid>
    </Section>
  );
}
