import { H3, InertButton, InertLink, Section, Stack } from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { ContactFacts } from '../../contact-facts';
import { financialAid } from '../../content/financial-aid';

/** Where the aid office is reached, and what it keeps online. */
export function AidOffice() {
  const { office } = financialAid;
  return (
    <Section
      {...office}
      split="7/5"
      align="center"
      beside={<ColumnArch picture={office.picture} column={[480, 38]} ratio="4/3" />}
    >
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
    </Section>
  );
}
