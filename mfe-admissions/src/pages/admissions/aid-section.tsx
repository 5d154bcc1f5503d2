import {
  paragraphs,
  ButtonLink,
  H3,
  Ledger,
  Prose,
  Section,
  SectionHeading,
  Split,
  Stack,
  StatNote,
  Stats,
  TextLink,
} from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { admissions } from '../../content/admissions';
import { ceilingOf } from '../../content/aid-types';

export function AidSection() {
  const { aid } = admissions;
  return (
    <Section labelledBy={aid.id}>
      <Stack gap={64}>
        <Split ratio="5/7">
          <div>
            <SectionHeading {...aid} />
            <Stack>
              <Prose>{paragraphs(aid.text)}</Prose>
              <TextLink {...aid.fafsa} external />
              <ButtonLink {...aid.more} variant="secondary" />
            </Stack>
          </div>
          <Stack gap={16}>
            <H3>{aid.typesTitle}</H3>
            <Ledger
              level={4}
              items={aid.types.map((type) => ({ title: type.title, text: type.summary, meta: ceilingOf(type) }))}
            />
          </Stack>
        </Split>
        <Split ratio="5/7" align="center">
          <ColumnArch picture={aid.picture} column={[480, 38]} ratio="4/3" />
          <section aria-label="What aid comes to">
            <Stats items={aid.figures} />
            <StatNote>{aid.figuresNote}</StatNote>
          </section>
        </Split>
      </Stack>
    </Section>
  );
}
