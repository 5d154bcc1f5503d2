import { Block } from '@3eu/platform/page';
import { ContentPage, ButtonLink, Ledger, PageHeader, Section, SectionHeading, Stack, Stats } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';
import { dining as content } from '../../content/dining';
import { campusSection } from '../../content/section';
import { DiningTable } from '../../parts/dining-table';
import { Plate } from './plate';

export function Page() {
  const { header, halls, needs, sum } = content;
  const above = { label: campusLiving.header.title, href: '/campus-living' } as const;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} triBar art={<Plate />} breadcrumb={[campusSection, above, { label: 'Dining' }]} />
      <Section {...halls}>
        <DiningTable />
      </Section>
      <Section tone="dark" labelledBy={sum.id}>
        <Stack gap={32}>
          <SectionHeading {...sum} />
          <Stats items={sum.items} columns={3} />
          <div>
            <ButtonLink {...sum.plans} variant="secondary" />
          </div>
        </Stack>
      </Section>
      <Section {...needs} tone="ice" split="4/8" beside={<Ledger items={needs.items} />} />
      <Block name="questions" about="dining" />
    </ContentPage>
  );
}
