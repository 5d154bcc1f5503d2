import { paragraphs, InertButton, Ledger, PageHeader, Prose, Section, StatBand, ContentPage } from '@3eu/university/ui';
import { ColumnArch, DateList } from '@3eu/university/ui/patterns';
import { alumniFriends as content } from '../../content/alumni-friends';
import { ContactWays } from '../../parts/contact-ways';
import { GivingTable } from './giving-table';
import { NotableAlumni } from './notable-alumni';

export function Page() {
  const { header, stats, association, notable, giving, services, impact, events, contact } = content;
  return (
    <ContentPage of={content}>
      <PageHeader
        variant="panorama"
        {...header}
        actions={
          <>
            <InertButton>Make a Gift</InertButton>
            <InertButton variant="secondary">Update Your Info</InertButton>
          </>
        }
      />
      <StatBand items={stats} label="Alumni in figures" />
      <Section {...association} triBar split="4/8" beside={<Prose>{paragraphs(association.text)}</Prose>} />
      <Section {...notable} tone="ice">
        <NotableAlumni people={notable.list} />
      </Section>
      <Section {...giving}>
        <GivingTable />
      </Section>
      <Section {...services} tone="ice" split="4/8" beside={<Ledger items={services.list} />} />
      <Section
        {...impact}
        split="5/7"
        align="center"
        before={<ColumnArch picture={impact.picture} column={[480, 38]} />}
      >
        <Ledger items={impact.list} />
      </Section>
      <Section {...events} triBar tone="dark">
        <DateList items={events.list} across />
      </Section>
      <Section {...contact} spacing="tight" split="5/7" beside={<ContactWays items={contact.ways} />} />
    </ContentPage>
  );
}
