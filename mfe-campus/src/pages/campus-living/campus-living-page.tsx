import {
  ButtonLink,
  Facts,
  Ledger,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Split,
  Stack,
  ContentPage,
  withLinks,
} from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { campusLiving as content } from '../../content/campus-living';
import { campusSection } from '../../content/section';
import { DiningTable } from '../../parts/dining-table';
import { HallIndex } from './hall-index';
import { Halls } from './halls';
import { PlansTable } from './plans-table';

export function Page() {
  const { header, halls, amenities, dining, plans, contact } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} triBar art={<HallIndex />} breadcrumb={[campusSection, { label: header.title }]} />
      <Section labelledBy={halls.id}>
        <Stack gap={32}>
          <Split ratio="4/8">
            <SectionHeading {...halls} />
            <Prose>
              <p>{halls.text}</p>
            </Prose>
          </Split>
          <Halls />
        </Stack>
      </Section>
      <Section {...amenities} triBar tone="dark" split="4/8" beside={<Ledger items={amenities.items} />} />
      <Section labelledBy={dining.id}>
        <Split ratio="4/8">
          <Stack gap={16}>
            <SectionHeading {...dining} />
            <ButtonLink {...dining.more} variant="tertiary" />
            <ColumnArch picture={dining.picture} column={[370, 30]} />
          </Stack>
          <DiningTable />
        </Split>
      </Section>
      <Section
        {...plans}
        tone="ice"
        split="8/4"
        beside={
          <Stack gap={16}>
            <Facts title={contact.title} items={contact.facts} />
            <p>{withLinks(contact.text)}</p>
          </Stack>
        }
      >
        <PlansTable />
      </Section>
    </ContentPage>
  );
}
