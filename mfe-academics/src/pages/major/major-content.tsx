import type { ComponentType } from 'react';
import { ButtonLink, ContentPage, Ledger, NextSteps, PageHeader, Section, Split, Subsection } from '@3eu/university/ui';
import { collegeCatalog, majorCatalog, type MajorSlug } from '../../content/catalog';
import { majorPage as content } from '../../content/major-page';
import type { Major, MajorContent } from '../../content/types';
import { educationalProgram } from '../../structured-data';
import { ApplyLink } from './apply-link';
import { Degree } from './degree';
import { FourYearPlan } from './four-year-plan';
import { Glance } from './glance';
import { Outlook } from './outlook';
import { Projects } from './projects';
import { Related } from './related';
import { Spotlight } from './spotlight';

/** The page of a major: what the catalog says of it, what its own file in `content/majors/` says, and what its students have made. */
export function pageOf(slug: MajorSlug, own: MajorContent, Made: ComponentType) {
  const major: Major = { ...majorCatalog.find((candidate) => candidate.slug === slug)!, ...own };
  const { shortName, slug: above } = collegeCatalog.find((college) => college.slug === major.college)!;
  return function Page() {
    return (
      <ContentPage of={{ ...content, metadata: major.metadata }} jsonLd={PRERENDER && educationalProgram(major)}>
        <PageHeader
          variant="model"
          triBar
          title={major.name}
          lede={major.lede}
          picture={major.picture}
          breadcrumb={[content.parent, { label: shortName, href: `/college/${above}` }, { label: major.name }]}
        />
        <Glance major={major} />
        <Section>
          <Split ratio="8/4" reverse>
            <Degree major={major} college={{ shortName, slug: above }} />
            <Subsection title={content.specializations} id="specializations">
              <Ledger items={major.specializations.map(({ name, text }) => ({ title: name, text }))} />
            </Subsection>
          </Split>
        </Section>
        <Section
          id="curriculum"
          title={`Four years, ${major.credits} credits`}
          lede={content.curriculum.lede}
          tone="ice"
        >
          <FourYearPlan curriculum={major.curriculum} total={major.credits} />
        </Section>
        <Outlook major={major} />
        <Spotlight faculty={major.faculty} />
        <Projects projects={major.projects} made={<Made />} />
        <Related majors={major.related} />
        <NextSteps
          loud
          title={content.closing}
          actions={
            <>
              <ApplyLink slug={slug} />
              <ButtonLink href="/visit" label="Schedule a Visit" variant="secondary" />
              <ButtonLink href="/request-info" label="Request information" variant="secondary" />
            </>
          }
        />
      </ContentPage>
    );
  };
}
