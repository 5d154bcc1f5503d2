import { Seo, Block } from '@3eu/platform/page';
import {
  ActionLinks,
  Caption,
  Facts,
  Ledger,
  PageHeader,
  Section,
  SectionHeading,
  Split,
  Stack,
  Linked,
} from '@3eu/university/ui';
import { DateList } from '@3eu/university/ui/patterns';
import { admissionsSection } from '../../content/section';
import { transferPage as content } from '../../content/transfer';
import { PersonSection } from '../../person-section';
import { breadcrumbList } from '../../structured-data';

const dates = content.dates.items.map(({ day, ...item }) =>
  'iso' in day ? { ...item, date: day.iso } : { ...item, date: day.from.iso, end: day.to.iso },
);

export function Page() {
  const { header, breadcrumb, apply, counselors, credits, documents, person } = content;
  return (
    <>
      <Seo {...content.seo} jsonLd={PRERENDER && breadcrumbList({ label: breadcrumb, href: '/admissions/transfer' })} />
      <PageHeader
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: breadcrumb }]}
        actions={<ActionLinks links={[apply, counselors]} />}
      />
      <Section tone="ice" labelledBy="credits">
        <Split ratio="5/7">
          <SectionHeading title={credits.title} id="credits" lede={credits.lede} />
          <Stack gap={16}>
            <Facts items={credits.facts} />
            <Caption>
              <Linked text={credits.note} />
            </Caption>
          </Stack>
        </Split>
      </Section>
      <Section>
        <Split ratio="7/5">
          <section aria-labelledby="documents">
            <SectionHeading title={documents.title} id="documents" size="small" />
            <Ledger items={documents.items} />
          </section>
          <section aria-labelledby="dates">
            <SectionHeading title={content.dates.title} id="dates" size="small" lede={content.dates.lede} />
            <DateList items={dates} />
          </section>
        </Split>
      </Section>
      <PersonSection {...person} tone="dark" />
      <Block name="questions" about="transfer" />
    </>
  );
}
