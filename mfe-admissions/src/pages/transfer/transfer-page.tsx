import { Block } from '@3eu/platform/page';
import {
  ContentPage,
  Caption,
  Facts,
  Ledger,
  PageHeader,
  Section,
  Subsection,
  Split,
  Stack,
  withLinks,
} from '@3eu/university/ui';
import { DateList } from '@3eu/university/ui/patterns';
import { admissionsSection } from '../../content/section';
import { transferPage as content } from '../../content/transfer';
import { PersonSection } from '../../person-section';
import { CreditScale } from './credit-scale';

export function Page() {
  const { header, credits, documents, person } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} variant="panorama" breadcrumb={[admissionsSection, { label: 'Transfer' }]} />
      <Section
        {...credits}
        tone="ice"
        split="5/7"
        beside={
          <Stack gap={16}>
            <Facts items={credits.facts} />
            <Caption>{withLinks(credits.note)}</Caption>
          </Stack>
        }
      >
        <CreditScale />
      </Section>
      <Section>
        <Split ratio="7/5">
          <Subsection {...documents}>
            <Ledger items={documents.items} />
          </Subsection>
          <Subsection {...content.dates}>
            <DateList items={content.dates.items} />
          </Subsection>
        </Split>
      </Section>
      <PersonSection {...person} tone="dark" />
      <Block name="questions" about="transfer" />
    </ContentPage>
  );
}
