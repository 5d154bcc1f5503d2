import { Seo } from '@3eu/shared/seo';
import { ClosingSplit, InertButton, Ledger, PageHeader, Section, SectionHeading, Split } from '@3eu/shared/ui';
import { PageContents, Strip } from '@3eu/shared/ui/patterns';
import { campusSection } from '../../content/section';
import { visit as content } from '../../content/visit';
import { Arch } from '../../parts/arch';
import { breadcrumbList } from '../../structured-data';
import { DeparturesBoard } from './departures-board';
import { Planner } from './planner';
import { Practical } from './practical';

export function Page() {
  const { header, highlights, directions, virtual } = content;
  return (
    <>
      <Seo {...content.metadata} jsonLd={PRERENDER && breadcrumbList({ label: header.title, href: '/visit' })} />
      <PageHeader {...header} triBar art={<DeparturesBoard />} breadcrumb={[campusSection, { label: header.title }]} />
      <PageContents path="/visit" items={content.places} />
      <Planner />
      <Section labelledBy="highlights">
        <Split ratio="5/7" align="center">
          <Arch picture={highlights.picture} column={[480, 38]} />
          <div>
            <SectionHeading title={highlights.title} id="highlights" />
            <Ledger items={highlights.items} />
          </div>
        </Split>
      </Section>
      <Section tone="dark" labelledBy="directions">
        <SectionHeading title={directions.title} id="directions" lede={directions.lede} />
        <Strip items={directions.routes} />
      </Section>
      <Practical />
      <ClosingSplit
        title={virtual.title}
        text={virtual.text}
        picture={virtual.picture}
        actions={<InertButton note={virtual.note}>{virtual.start}</InertButton>}
      />
    </>
  );
}
