import { Seo } from '@3eu/platform/page';
import {
  ButtonLink,
  Ledger,
  NextSteps,
  PageHeader,
  Section,
  Subsection,
  Split,
  NextQuestions,
} from '@3eu/university/ui';
import { collegeCatalog } from '../../content/catalog';
import { majorPage as content } from '../../content/major-page';
import type { Major } from '../../content/types';
import { educationalProgram } from '../../structured-data';
import { ApplyLink } from './apply-link';
import { Degree } from './degree';
import { FourYearPlan } from './four-year-plan';
import { Glance } from './glance';
import { Outlook } from './outlook';
import { Projects } from './projects';
import { Related } from './related';
import { Spotlight } from './spotlight';

export function MajorContent({ major }: { major: Major }) {
  const college = collegeCatalog.find(({ slug }) => slug === major.college);
  const above = college ? [{ label: college.shortName, href: `/college/${college.slug}` } as const] : [];
  return (
    <>
      <Seo {...major.metadata} jsonLd={PRERENDER && educationalProgram(major)} />
      <PageHeader
        triBar
        title={major.name}
        lede={major.lede}
        picture={major.picture}
        breadcrumb={[content.parent, ...above, { label: major.name }]}
      />
      <Glance major={major} />
      <Section>
        <Split ratio="8/4" reverse>
          <Degree major={major} college={college} />
          <Subsection title={content.specializations} id="specializations">
            <Ledger items={major.specializations.map(({ name, text }) => ({ title: name, text }))} />
          </Subsection>
        </Split>
      </Section>
      <Section
        id="curriculum"
        title={content.curriculum.title(major.credits)}
        lede={content.curriculum.lede}
        tone="ice"
      >
        <FourYearPlan curriculum={major.curriculum} total={major.credits} />
      </Section>
      <Outlook major={major} />
      <Spotlight faculty={major.faculty} />
      <Projects projects={major.projects} picture={major.projectPicture} />
      <Related majors={major.related} />
      <NextSteps
        loud
        title={content.closing}
        actions={
          <>
            <ApplyLink slug={major.slug}>{content.apply}</ApplyLink>
            <ButtonLink href="/visit" variant="secondary">
              {content.visit}
            </ButtonLink>
            <ButtonLink href="/request-info" variant="secondary">
              {content.information}
            </ButtonLink>
          </>
        }
      />
      <NextQuestions questions={content.asked} />
    </>
  );
}
