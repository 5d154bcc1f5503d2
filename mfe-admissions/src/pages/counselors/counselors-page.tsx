import styled from '@emotion/styled';
import {
  ActionRow,
  Caption,
  InertButton,
  Ledger,
  PageHeader,
  Section,
  Stack,
  Table,
  space,
  tone,
  ContentPage,
  type Column,
} from '@3eu/university/ui';
import { WidePicture } from '@3eu/university/ui/patterns';
import { ContactFacts } from '../../contact-facts';
import { counselors } from '../../content/counselor-list';
import { counselorsPage as content } from '../../content/counselors';
import { admissionsSection } from '../../content/section';
import { CounselorCard } from './counselor-card';
import { Finder } from './finder';

const People = styled.ul`
  border-top: 3px solid ${tone.rule};
  > li {
    padding-top: ${space[24]};
    border-bottom: 1px solid ${tone.hairline};
  }
`;

/* The year's hours, and the application season's beside them. */
const columns: readonly Column<(typeof content.hours.rows)[number]>[] = [
  { head: 'Days', cell: 'days', rowHeader: true },
  { head: 'Most of the year', cell: 'regular', numeric: true },
  { head: 'In season', cell: 'season', numeric: true },
];

export function Page() {
  const { header, people, hours, schools, contact } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} triBar breadcrumb={[admissionsSection, { label: 'Counselors' }]} art={<Finder />} />
      <Section {...people}>
        <People>
          {counselors.map((counselor) => (
            <CounselorCard key={counselor.name} {...counselor} />
          ))}
        </People>
      </Section>
      <Section
        {...hours}
        tone="dark"
        split="4/8"
        beside={
          <Stack gap={16}>
            <Table caption={hours.caption} columns={columns} rows={hours.rows} />
            <Caption>Campus tours: {hours.tours}</Caption>
          </Stack>
        }
      />
      <Section {...schools} split="4/8" beside={<Ledger items={schools.list} />} />
      <WidePicture picture={contact.picture} whole />
      <Section
        {...contact}
        lede={contact.text}
        split="5/7"
        beside={<ContactFacts phone={contact.phone} email={contact.email} />}
      >
        <ActionRow>
          <InertButton>{contact.appointment}</InertButton>
        </ActionRow>
      </Section>
    </ContentPage>
  );
}
