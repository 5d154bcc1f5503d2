import { Seo, Block } from '@3eu/platform/page';
import { ActionLinks, Ledger, NextSteps, PageHeader, Section, StatBand, NextQuestions } from '@3eu/university/ui';
import { degrees } from '../../content/catalog';
import { collegePage as content } from '../../content/college-page';
import { slugOf } from '../../content/program-path';
import { programsOf } from '../../content/programs';
import type { College } from '../../content/types';
import { collegeOrganization } from '../../structured-data';
import { CollegeName } from './college-name';
import { DeanMessage } from './dean-message';
import { Facilities } from './facilities';

export function CollegeContent({ college }: { college: College }) {
  const stats = (['students', 'faculty', 'programs', 'placement'] as const).map((key) => ({
    value: college.stats[key],
    label: content.statLabels[key],
  }));
  const programs = programsOf(college.slug).map(({ name, description, type, href }) => ({
    title: name,
    id: slugOf(name),
    text: description,
    meta: (
      <>
        {type}
        <br />
        {degrees[type]}
      </>
    ),
    ...(href && { href }),
  }));
  return (
    <>
      <Seo {...college.metadata} jsonLd={PRERENDER && collegeOrganization(college)} />
      <PageHeader
        variant="dark"
        title={<CollegeName name={college.name} emblem={college.emblem} />}
        lede={college.description}
        breadcrumb={[content.parent, { label: college.name }]}
        picture={college.picture}
      />
      <StatBand items={stats} label={content.statsLabel} />
      <DeanMessage dean={college.dean} title={content.dean} />
      <Section {...content.programs} tone="ice">
        <Ledger items={programs} />
      </Section>
      <Facilities title={content.facilities} items={college.facilities} picture={college.facilitiesPicture} />
      <Block name="student-story" about={college.slug} />
      <NextSteps
        title={content.closing.title}
        actions={
          <ActionLinks
            links={[
              { label: content.closing.apply, href: '/application' },
              { label: content.closing.visit, href: '/visit' },
            ]}
          />
        }
      />
      <NextQuestions questions={content.asked} />
    </>
  );
}
