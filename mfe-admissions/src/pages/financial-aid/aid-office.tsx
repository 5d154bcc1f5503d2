import { H3, InertButton, InertLink, Section, SectionHeading, Split, Stack } from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { ContactFacts } from '../../contact-facts';
import { financialAid } from '../../content/financial-aid';

/** Where the aid office is reached, and what it keeps online. */
export function AidOffice() {
  const { office } = financialAid;
  return (
    <Section labelledBy="office">
      <Split ratio="7/5" align="center">
        <div>
          <SectionHeading title={office.title} id="office" size="small" lede={office.lede} />
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
        <ColumnArch picture={office.picture} column={[480, 38]} />
      </Split>
    </Section>
  );
}
