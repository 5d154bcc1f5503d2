import { Seo } from '@3eu/platform/page';
import { Ledger, PageHeader, Section, SectionHeading, Split, StatBand, NextQuestions } from '@3eu/university/ui';
import { DateList, PageContents, QuoteBlock, Strip, WidePicture } from '@3eu/university/ui/patterns';
import { studentLife as content } from '../../content/student-life';
import { breadcrumbList } from '../../structured-data';
import { Clubs } from './clubs';
import { Day } from './day';
import { Living } from './living';

const { involvement, housing, dining, day, clubs, support, events } = content;
const places = [involvement, housing, dining, day, clubs, support, events];

export function Page() {
  const { header, stats, statsLabel, statsNote, voice } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList()} />
      <PageHeader variant="plain" triBar title={header.title} lede={header.lede} />
      <PageContents path="/student-life" items={places} />
      <WidePicture picture={header.picture} priority />
      <StatBand items={stats} label={statsLabel} note={statsNote} />
      <Section labelledBy={involvement.id}>
        <Split ratio="4/8">
          <SectionHeading title={involvement.title} id={involvement.id} lede={involvement.lede} />
          <Ledger items={involvement.categories} />
        </Split>
      </Section>
      <Living />
      <Day />
      <Clubs />
      <Section tone="ice" spacing="tight">
        <QuoteBlock {...voice} />
      </Section>
      <Section labelledBy={support.id}>
        <SectionHeading title={support.title} id={support.id} size="small" />
        <Strip items={support.items} />
      </Section>
      <Section tone="ice" labelledBy={events.id}>
        <SectionHeading title={events.title} id={events.id} lede={events.lede} />
        <DateList items={events.list} across />
      </Section>
      <NextQuestions questions={content.asked} />
    </>
  );
}
