import {
  paragraphs,
  Ledger,
  NextSteps,
  PageHeader,
  Prose,
  Section,
  StatNote,
  Stats,
  ContentPage,
  withLinks,
} from '@3eu/university/ui';
import { ColumnArch, PageContents } from '@3eu/university/ui/patterns';
import { rankings as content } from '../../content/rankings';
import { AccreditationTable } from './accreditation-table';
import { NationalRankings } from './national-rankings';
import { ProgramRankings } from './program-rankings';
import { RankArch } from './rank-arch';
import { Shelf } from './shelf';

export function Page() {
  const { header, national, programs, accreditations, accolades, indicators, understanding, closing } = content;
  return (
    <ContentPage of={content}>
      <PageHeader
        title={header.title}
        lede={header.lede}
        art={<RankArch {...national.organizations[0]} />}
        breadcrumb={[content.parent, { label: header.title }]}
      />
      <PageContents path="/rankings" of={content} />
      <Section {...national}>
        <NationalRankings organizations={national.organizations} />
      </Section>
      <Section {...programs} tone="ice">
        <ProgramRankings list={programs.list} />
      </Section>
      <Section {...accreditations}>
        <AccreditationTable caption={accreditations.caption} list={accreditations.list} />
      </Section>
      <Section {...accolades} tone="dark" split="4/8" beside={<Ledger items={accolades.groups} />}>
        <Shelf />
      </Section>
      <Section {...indicators}>
        <Stats items={indicators.stats} columns={4} />
        <StatNote>{withLinks(indicators.note)}</StatNote>
      </Section>
      <Section
        {...understanding}
        split="7/5"
        align="center"
        beside={<ColumnArch picture={understanding.picture} column={[480, 38]} />}
      >
        <Prose>{paragraphs(understanding.text)}</Prose>
      </Section>
      <NextSteps {...closing} />
    </ContentPage>
  );
}
