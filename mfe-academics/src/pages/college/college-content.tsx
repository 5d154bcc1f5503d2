import { Block } from '@3eu/platform/page';
import { ContentPage, Ledger, NextSteps, PageHeader, Section, StatBand } from '@3eu/university/ui';
import { collegeCatalog, degrees, type CollegeSlug } from '../../content/catalog';
import { collegePage as content } from '../../content/college-page';
import { slugOf } from '../../content/program-path';
import { programsOf } from '../../content/programs';
import type { CollegeContent } from '../../content/types';
import { collegeOrganization } from '../../structured-data';
import { CollegeName } from './college-name';
import { DeanMessage } from './dean-message';
import { Facilities } from './facilities';
import { Thesis } from './thesis';

/** The page of a college: what the catalog says of it, and what its own file in `content/colleges/` says. */
export function pageOf(known: CollegeSlug, own: CollegeContent) {
  const { slug, name, shortName, note } = collegeCatalog.find((candidate) => candidate.slug === known)!;
  const { students, faculty, programs, placement } = own.stats;
  const figures = [
    { value: students, label: 'students' },
    { value: faculty, label: 'faculty' },
    { value: programs, label: 'programs' },
    { value: placement, label: 'placed within six months' },
  ];
  const ledger = programsOf(slug).map(({ name: title, description, type, href }) => ({
    title,
    id: slugOf(title),
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
  return function Page() {
    return (
      <ContentPage
        of={{ ...content, metadata: own.metadata }}
        jsonLd={PRERENDER && collegeOrganization({ slug, name, shortName, note, ...own })}
      >
        <PageHeader
          variant="wide"
          title={<CollegeName name={name} emblem={own.emblem} />}
          lede={own.description}
          breadcrumb={[content.parent, { label: name }]}
          picture={own.picture}
        />
        <StatBand items={figures} label="The college in figures" />
        <DeanMessage dean={own.dean} title={content.dean} />
        <Section {...content.programs} tone="ice">
          <Ledger items={ledger} />
        </Section>
        <Facilities title={content.facilities} items={own.facilities} picture={own.facilitiesPicture} />
        <Block name="student-story" about={slug} />
        <Thesis of={own.thesis} label={content.thesis} />
        <NextSteps {...content.closing} />
      </ContentPage>
    );
  };
}
