import { Caption, H3, Section, Stack } from '@3eu/shared/ui';
import type { Specimen } from '@3eu/shared/ui/specimens';

/** One component, or a few that belong together: the names, when to take them, and what they look like. */
export function SpecimenView({
  specimen: { shows, use, Example, grounds = ['white'], bare = false },
}: {
  specimen: Specimen;
}) {
  return (
    <>
      <Section spacing="tight">
        <H3 id={shows[0]}>{shows.join(', ')}</H3>
        <Caption>{use}</Caption>
      </Section>
      {bare ? (
        <Example />
      ) : (
        grounds.map((ground) => (
          <Section key={ground} tone={ground} spacing="tight" label={`${shows[0]} on ${ground}`}>
            <Stack>
              <Example />
            </Stack>
          </Section>
        ))
      )}
    </>
  );
}
