import { Block } from '@3eu/platform/page';
import {
  ContentPage,
  ButtonLink,
  Caption,
  Facts,
  H3,
  Ledger,
  PageHeader,
  Section,
  Stack,
  withLinks,
} from '@3eu/university/ui';
import { LoudFigure, PageContents, CalendarStrip, WidePicture } from '@3eu/university/ui/patterns';
import { aidDates } from '../../content/aid-dates';
import { financialAid as content } from '../../content/financial-aid';
import { admissionsSection } from '../../content/section';
import { AidOffice } from './aid-office';
import { AidChoices } from './aid-choices';
import { Calculator } from './calculator';
import { Loans } from './loans';
import { NetPriceTable } from './net-price-table';
import { ScholarshipsTable } from './scholarships-table';
import { YearBar } from './year-bar';
import { YearSum } from './year-sum';

export function Page() {
  const { header, types, scholarships, fafsa, netPrice, dates, changes } = content;
  return (
    <ContentPage of={content}>
      <PageHeader
        variant="dark"
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: header.title }]}
        art={<YearBar />}
      />
      <PageContents path="/financial-aid" of={content} />
      <YearSum />
      <Loans />
      <Section {...types}>
        <AidChoices />
      </Section>
      <WidePicture picture={types.picture} />
      <LoudFigure label="Aid in figures" figures={content.figures} note={content.figuresNote} />
      <Section {...scholarships} tone="ice">
        <Stack gap={32}>
          <ScholarshipsTable />
          <ButtonLink {...scholarships.apply} />
        </Stack>
      </Section>
      <Section
        {...fafsa}
        triBar
        split="4/8"
        beside={
          <Stack gap={16}>
            <H3>{fafsa.checklistTitle}</H3>
            <Ledger items={fafsa.checklist} level={4} />
          </Stack>
        }
      >
        <Stack>
          <Facts items={fafsa.facts} />
          <ButtonLink {...fafsa.link} external />
        </Stack>
      </Section>
      <Calculator />
      <Section {...netPrice} split="4/8" beside={<NetPriceTable />} />
      <Section {...dates}>
        <Stack gap={16}>
          <CalendarStrip items={aidDates} />
          <Caption>{withLinks(dates.note)}</Caption>
        </Stack>
      </Section>
      <Section {...changes} tone="ice" split="4/8" beside={<Ledger items={changes.list} />} />
      <AidOffice />
      <Block name="questions" about="aid" />
    </ContentPage>
  );
}
