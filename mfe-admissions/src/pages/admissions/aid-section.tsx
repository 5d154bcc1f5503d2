import {
  ButtonLink,
  H3,
  Prose,
  Section,
  SectionHeading,
  Split,
  Stack,
  StatNote,
  Stats,
  TextLink,
} from '@3eu/university/ui';
import { ColumnArch, CalendarStrip } from '@3eu/university/ui/patterns';
import { admissions } from '../../content/admissions';
import { aidDates } from '../../content/aid-dates';
import { AidTypesList } from './aid-types-list';

export function AidSection() {
  const { aid } = admissions;
  return (
    <Section labelledBy={aid.id}>
      <Stack gap={64}>
        <Split ratio="5/7">
          <div>
            <SectionHeading {...aid} />
            <Stack>
              <Prose>
                {aid.text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Prose>
              <TextLink href={aid.fafsa.href} external>
                {aid.fafsa.label}
              </TextLink>
              <ButtonLink href={aid.more.href} variant="secondary">
                {aid.more.label}
              </ButtonLink>
            </Stack>
          </div>
          <Stack gap={16}>
            <H3>{aid.typesTitle}</H3>
            <AidTypesList />
          </Stack>
        </Split>
        <Stack gap={16}>
          <H3>{aid.datesTitle}</H3>
          <CalendarStrip items={aidDates} />
        </Stack>
        <Split ratio="5/7" align="center">
          <ColumnArch picture={aid.picture} column={[480, 38]} />
          <section aria-label={aid.figuresLabel}>
            <Stats items={aid.figures} />
            <StatNote>{aid.figuresNote}</StatNote>
          </section>
        </Split>
      </Stack>
    </Section>
  );
}
