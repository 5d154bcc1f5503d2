import { Ledger, PageHeader, Section, Stack, StatBand, ContentPage } from '@3eu/university/ui';
import { DateList, PageContents, QuoteBlock, Strip, WidePicture } from '@3eu/university/ui/patterns';
import { studentLife as content } from '../../content/student-life';
import { Clubs } from './clubs';
import { Day } from './day';
import { Living } from './living';

export function Page() {
  const { header, stats, statsNote, involvement, voice, support, events } = content;
  return (
    <ContentPage of={content}>
      <PageHeader variant="plain" triBar title={header.title} lede={header.lede} />
      <PageContents path="/student-life" of={content} />
      <WidePicture picture={header.picture} priority />
      <StatBand items={stats} label="Student Life in figures" note={statsNote} />
      <Section {...involvement} split="4/8" beside={<Ledger items={involvement.categories} />} />
      <Living />
      <Day />
      <Clubs />
      <Section tone="ice" spacing="tight">
        <QuoteBlock {...voice} />
      </Section>
      <Section {...support}>
        <Stack gap={32}>
          <Strip items={support.items} />
          <Ledger items={support.troubles} />
        </Stack>
      </Section>
      <Section {...events} tone="ice">
        <DateList items={events.list} across />
      </Section>
    </ContentPage>
  );
}
