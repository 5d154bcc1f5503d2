import { Seo } from '@3eu/platform/page';
import {
  ActionLinks,
  Ledger,
  PageHeader,
  Picture,
  Section,
  SectionHeading,
  Split,
  StatNote,
  Stats,
  NextQuestions,
  Linked,
} from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { athletics as content } from '../../content/athletics';
import { campusSection } from '../../content/section';
import { breadcrumbList } from '../../structured-data';
import { Coral } from './coral';
import { GamesTable } from './games-table';
import { Sponsors } from './sponsors';
import { SportsIndex } from './sports-index';

export function Page() {
  const { header, figures, figuresLabel, figuresNote, games, sports, facilities, excellence } = content;
  return (
    <Coral>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList({ label: header.title, href: '/athletics' })} />
      <PageHeader
        variant="wide"
        title={header.title}
        lede={header.lede}
        picture={header.picture}
        breadcrumb={[campusSection, { label: header.title }]}
        actions={<ActionLinks links={[header.apply, header.coaches]} />}
      />
      <Section label={figuresLabel} spacing="tight">
        <Stats items={figures} columns={3} />
        <StatNote>{figuresNote}</StatNote>
      </Section>
      <Section tone="dark" labelledBy="games">
        <SectionHeading title={games.title} id="games" lede={games.lede} triBar />
        <GamesTable />
      </Section>
      <Section labelledBy="sports">
        <SectionHeading title={sports.title} id="sports" lede={sports.lede} />
        <SportsIndex />
      </Section>
      <Section tone="ice" labelledBy="facilities">
        <Split ratio="7/5" align="center">
          <Picture picture={facilities.picture} sizes="(min-width: 80em) 680px, (min-width: 65em) 53vw, 92vw" />
          <div>
            <SectionHeading title={facilities.title} id="facilities" />
            <Ledger items={facilities.items} />
          </div>
        </Split>
      </Section>
      <Section labelledBy="excellence">
        <Split ratio="4/8" align="center">
          <ColumnArch picture={excellence.picture} column={[480, 32]} />
          <div>
            <SectionHeading title={excellence.title} id="excellence" lede={excellence.lede} triBar />
            <Stats items={excellence.stats} columns={3} />
            <StatNote>
              <Linked text={excellence.note} />
            </StatNote>
          </div>
        </Split>
      </Section>
      <Sponsors />
      <NextQuestions questions={content.asked} />
    </Coral>
  );
}
