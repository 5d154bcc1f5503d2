import { Seo, Block } from '@3eu/platform/page';
import { ButtonLink, Ledger, PageHeader, Section, SectionHeading, Split, Stack, Stats } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';
import { dining as content } from '../../content/dining';
import { campusSection } from '../../content/section';
import { DiningTable } from '../../parts/dining-table';
import { breadcrumbList } from '../../structured-data';

export function Page() {
  const { header, breadcrumb, halls, needs, sum } = content;
  const above = { label: campusLiving.header.title, href: '/campus-living' } as const;
  return (
    <>
      <Seo
        {...content.metadata}
        jsonLd={PRERENDER && breadcrumbList(above, { label: breadcrumb, href: '/campus-living/dining' })}
      />
      <PageHeader {...header} triBar breadcrumb={[campusSection, above, { label: breadcrumb }]} />
      <Section labelledBy="halls">
        <SectionHeading title={halls.title} id="halls" lede={halls.lede} />
        <DiningTable />
      </Section>
      <Section tone="dark" labelledBy="sum">
        <Stack gap={32}>
          <SectionHeading title={sum.title} id="sum" lede={sum.lede} />
          <Stats items={sum.items} columns={3} />
          <div>
            <ButtonLink href={sum.plans.href} variant="secondary">
              {sum.plans.label}
            </ButtonLink>
          </div>
        </Stack>
      </Section>
      <Section tone="ice" labelledBy="needs">
        <Split ratio="4/8">
          <SectionHeading title={needs.title} id="needs" size="small" />
          <Ledger items={needs.items} />
        </Split>
      </Section>
      <Block name="questions" about="dining" />
    </>
  );
}
