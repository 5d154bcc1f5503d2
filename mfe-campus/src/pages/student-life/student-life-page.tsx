import { Seo } from '@3eu/shared/seo';
import { ButtonLink, Ledger, NextSteps, PageHeader, Section, SectionHeading, Split, StatBand } from '@3eu/shared/ui';
import { DateList } from '@3eu/shared/ui/pieces';
import { studentLife as content } from '../../content/student-life';
import { WidePicture } from '../../parts/wide-picture';
import { breadcrumbList } from '../../structured-data';
import { Living } from './living';

export function StudentLifePage() {
  const { header, stats, statsLabel, involvement, events, closing } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList()} />
      <PageHeader variant="plain" triBar title={header.title} lede={header.lede} />
      <WidePicture picture={header.picture} priority />
      <StatBand items={stats} label={statsLabel} />
      <Section labelledBy="involvement">
        <Split ratio="4/8">
          <SectionHeading title={involvement.title} id="involvement" lede={involvement.lede} />
          <Ledger items={involvement.categories} />
        </Split>
      </Section>
      <Living />
      <Section labelledBy="events">
        <Split ratio="5/7">
          <SectionHeading title={events.title} id="events" lede={events.lede} triBar />
          <DateList items={events.list} />
        </Split>
      </Section>
      <NextSteps
        title={closing.title}
        text={closing.text}
        actions={<ButtonLink href={closing.visit.href}>{closing.visit.label}</ButtonLink>}
      />
    </>
  );
}

export { StudentLifePage as Page };
