import {
  ButtonLink,
  ClosingSplit,
  PageHeader,
  Section,
  StatNote,
  Stats,
  ContentPage,
  withLinks,
} from '@3eu/university/ui';
import { admissionsSection } from '../../content/section';
import { why3e as content } from '../../content/why-3e';
import { CampusLife } from './campus-life';
import { ClassRoom } from './class-room';
import { Contents } from './contents';
import { Reasons } from './reasons';
import { Stories } from './stories';

export function Page() {
  const { header, athletics, closing } = content;
  return (
    <ContentPage of={content}>
      <PageHeader
        variant="dark"
        {...header}
        triBar
        breadcrumb={[admissionsSection, { label: 'Why 3E' }]}
        art={<Contents />}
      >
        <ClassRoom />
      </PageHeader>
      <Reasons />
      <Section
        {...athletics}
        tone="dark"
        split="4/8"
        beside={
          <div>
            <Stats items={athletics.stats} columns={4} />
            <StatNote>{withLinks(athletics.note)}</StatNote>
            <ButtonLink {...athletics.link} variant="tertiary" />
          </div>
        }
      />
      <Stories />
      <CampusLife />
      <ClosingSplit {...closing} triBar />
    </ContentPage>
  );
}
