import {
  ButtonLink,
  Facts,
  Ledger,
  withLinks,
  ContentPage,
  PageHeader,
  Section,
  Subsection,
  Split,
  Stack,
  Table,
  type Column,
} from '@3eu/university/ui';
import { DateList, Steps } from '@3eu/university/ui/patterns';
import { internationalPage as content } from '../../content/international';
import { admissionsSection } from '../../content/section';
import { PersonSection } from '../../person-section';
import { Clocks } from './clocks';

/* What a deadline and our phone hours are in cities from which many apply. */
const columns: readonly Column<(typeof content.clock.rows)[number]>[] = [
  { head: 'In', cell: 'city', rowHeader: true },
  { head: 'Deadline closes', cell: 'midnight' },
  { head: 'Phone from', cell: 'opens' },
  { head: 'Phone until', cell: 'closes' },
];

export function Page() {
  const { header, english, documents, funds, visa, trouble, insurance, orientation, person } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} triBar breadcrumb={[admissionsSection, { label: 'International' }]} art={<Clocks />} />
      <Section {...english} tone="ice" split="5/7" beside={<Facts items={english.facts} />} />
      <Section>
        <Split ratio="7/5">
          <Subsection {...documents}>
            <Ledger items={documents.items} />
          </Subsection>
          <Subsection {...funds}>
            <Stack gap={16}>
              <Facts items={funds.facts} />
              <ButtonLink {...funds.more} variant="tertiary" />
            </Stack>
          </Subsection>
        </Split>
      </Section>
      <Section {...visa} triBar tone="dark">
        <Steps items={visa.steps} />
      </Section>
      <Section {...trouble} tone="ice" split="4/8" beside={<Ledger items={trouble.list} />} />
      <Section>
        <Split ratio="4/8">
          <Subsection {...content.dates}>
            <DateList items={content.dates.items} />
          </Subsection>
          <Subsection {...content.clock}>
            <Table caption={content.clock.caption} columns={columns} rows={content.clock.rows} />
          </Subsection>
        </Split>
      </Section>
      <Section tone="ice">
        <Split ratio="7/5">
          <Subsection {...insurance}>
            <p>{withLinks(insurance.text)}</p>
          </Subsection>
          <Subsection {...orientation}>
            <p>{withLinks(orientation.text)}</p>
          </Subsection>
        </Split>
      </Section>
      <PersonSection {...person} />
    </ContentPage>
  );
}
