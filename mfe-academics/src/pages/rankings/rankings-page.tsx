import { Seo } from '@3eu/platform/page';
import {
  ActionLinks,
  NextSteps,
  PageHeader,
  Prose,
  Section,
  SectionHeading,
  Split,
  StatNote,
  Stats,
  NextQuestions,
  Linked,
} from '@3eu/university/ui';
import { ColumnArch, PageContents, WidePicture } from '@3eu/university/ui/patterns';
import { rankings as content } from '../../content/rankings';
import { breadcrumbList } from '../../structured-data';
import { Accolades } from './accolades';
import { AccreditationTable } from './accreditation-table';
import { NationalRankings } from './national-rankings';
import { ProgramRankings } from './program-rankings';
import { RankArch } from './rank-arch';

const contents = (['national', 'programs', 'accreditations', 'accolades', 'indicators', 'understanding'] as const).map(
  (id) => ({ id, title: content[id].title }),
);

export function Page() {
  const { header, national, programs, accreditations, indicators, understanding, closing } = content;
  return (
    <>
      <Seo
        {...content.metadata}
        jsonLd={PRERENDER && breadcrumbList([content.parent, { label: header.title, href: '/rankings' }])}
      />
      <PageHeader
        title={header.title}
        lede={header.lede}
        art={<RankArch {...national.organizations[0]} />}
        breadcrumb={[content.parent, { label: header.title }]}
      />
      <PageContents path="/rankings" items={contents} />
      <Section labelledBy="national">
        <SectionHeading title={national.title} id="national" />
        <NationalRankings organizations={national.organizations} columns={national.columns} />
      </Section>
      <Section tone="ice" labelledBy="programs">
        <SectionHeading title={programs.title} id="programs" lede={programs.lede} />
        <ProgramRankings list={programs.list} link={programs.link} />
      </Section>
      <WidePicture picture={programs.picture} />
      <Section labelledBy="accreditations">
        <SectionHeading title={accreditations.title} id="accreditations" size="small" />
        <AccreditationTable {...accreditations} />
      </Section>
      <Accolades />
      <Section labelledBy="indicators" spacing="top">
        <SectionHeading title={indicators.title} id="indicators" size="small" />
        <Stats items={indicators.stats} columns={4} />
        <StatNote>
          <Linked text={indicators.note} />
        </StatNote>
      </Section>
      <Section labelledBy="understanding">
        <Split ratio="7/5" align="center">
          <div>
            <SectionHeading title={understanding.title} id="understanding" />
            <Prose>
              {understanding.text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </div>
          <ColumnArch picture={understanding.picture} column={[480, 38]} />
        </Split>
      </Section>
      <NextSteps
        title={closing.title}
        actions={
          <ActionLinks
            links={[
              { label: closing.visit, href: '/visit' },
              { label: closing.apply, href: '/application' },
            ]}
          />
        }
      />
      <NextQuestions questions={content.asked} />
    </>
  );
}
