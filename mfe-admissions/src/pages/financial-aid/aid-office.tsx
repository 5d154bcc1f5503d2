import styled from '@emotion/styled';
import { ArchPicture, H3, InertButton, InertLink, Section, SectionHeading, Split, Stack, media } from '@3eu/shared/ui';
import { ContactFacts } from '../../contact-facts';
import { financialAid } from '../../content/financial-aid';

/* On a line of its own, an arch must not fill the screen. */
const Window = styled.div`
  max-width: 28rem;
  ${media.lg} {
    max-width: none;
  }
`;

/** Where the aid office is reached, and what it keeps online. */
export function AidOffice() {
  const { office } = financialAid;
  return (
    <Section labelledBy="office">
      <Split ratio="7/5" align="center">
        <div>
          <SectionHeading title={office.title} id="office" lede={office.lede} />
          <Stack gap={32}>
            <ContactFacts phone={office.phone} email={office.email} more={office.facts} />
            <div>
              <InertButton variant="secondary">{office.appointment}</InertButton>
            </div>
            <Stack gap={8}>
              <H3>{office.resourcesTitle}</H3>
              <ul>
                {office.resources.map((resource) => (
                  <li key={resource}>
                    <InertLink>{resource}</InertLink>
                  </li>
                ))}
              </ul>
            </Stack>
          </Stack>
        </div>
        <Window>
          <ArchPicture
            picture={office.picture}
            sizes="(min-width: 80em) 480px, (min-width: 65em) 38vw, (min-width: 31em) 448px, 90vw"
          />
        </Window>
      </Split>
    </Section>
  );
}
