import { Seo } from '@3eu/platform/page';
import {
  InertButton,
  Ledger,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Split,
  StatBand,
  NextQuestions,
} from '@3eu/university/ui';
import { ColumnArch, DateList } from '@3eu/university/ui/patterns';
import { alumniFriends as content } from '../../content/alumni-friends';
import { ContactWays } from '../../parts/contact-ways';
import { breadcrumbList } from '../../structured-data';
import { GivingTable } from './giving-table';
import { NotableAlumni } from './notable-alumni';

export function Page() {
  const { header, stats, association, notable, giving, impact, events, contact } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList(header.title, '/alumni-friends')} />
      <PageHeader
        variant="wide"
        title={header.title}
        lede={header.lede}
        picture={header.picture}
        actions={
          <>
            <InertButton>{header.give}</InertButton>
            <InertButton variant="secondary">{header.update}</InertButton>
          </>
        }
      />
      <StatBand items={stats.list} label={stats.label} />
      <Section labelledBy="association">
        <Split ratio="4/8">
          <SectionHeading title={association.title} id="association" triBar />
          <Prose>
            {association.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
        </Split>
      </Section>
      <Section tone="ice" labelledBy="notable">
        <SectionHeading title={notable.title} id="notable" />
        <NotableAlumni people={notable.list} />
      </Section>
      <Section labelledBy="giving">
        <SectionHeading title={giving.title} id="giving" lede={giving.lede} />
        <GivingTable {...giving} />
      </Section>
      <Section labelledBy="impact" spacing="bottom">
        <Split ratio="5/7" align="center">
          <ColumnArch picture={impact.picture} column={[480, 38]} />
          <div>
            <SectionHeading title={impact.title} id="impact" />
            <Ledger items={impact.list} />
          </div>
        </Split>
      </Section>
      <Section tone="dark" labelledBy="events">
        <SectionHeading title={events.title} id="events" triBar />
        <DateList items={events.list} across />
      </Section>
      <Section labelledBy="contact" spacing="tight">
        <Split ratio="5/7">
          <SectionHeading title={contact.title} id="contact" size="small" />
          <ContactWays items={contact.ways} />
        </Split>
      </Section>
      <NextQuestions questions={content.asked} />
    </>
  );
}
