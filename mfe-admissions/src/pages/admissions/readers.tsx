import styled from '@emotion/styled';
import { ButtonLink, Section, Stack, media, space } from '@3eu/university/ui';
import { PersonCard } from '@3eu/university/ui/patterns';
import { admissions } from '../../content/admissions';
import { readers } from '../../content/readers';

const tracks = (min: number): string => `grid-template-columns: repeat(auto-fit, minmax(min(100%, ${min}rem), 1fr));`;

/* Each at least 11 rem wide; 9.5 on phones, where two fit. */
const People = styled.div`
  display: grid;
  ${tracks(9.5)}
  gap: ${space[32]} ${space.gap};
  ${media.sm} {
    ${tracks(11)}
  }
`;

/** The six counselors with their regions; the page calls them readers, since they read the applications. */
export function Readers() {
  const { people } = admissions;
  return (
    <Section
      {...people}
      aside={
        <Stack gap={4}>
          <ButtonLink {...people.more} variant="tertiary" />
          <ButtonLink {...people.meet} variant="tertiary" />
        </Stack>
      }
    >
      <People>
        {readers.map(({ name, region, portrait }) => (
          <PersonCard key={name} name={name} role={region} portrait={portrait} />
        ))}
      </People>
    </Section>
  );
}
