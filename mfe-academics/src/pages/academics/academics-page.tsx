import { Container, PageHeader, Section, SectionHeading, StatBand, ContentPage, withLinks } from '@3eu/university/ui';
import { PersonCard } from '@3eu/university/ui/patterns';
import { academics as content } from '../../content/academics';
import { colleges } from '../../content/colleges';
import { CollegeRow, EdgeToEdge } from './college-row';
import { FacultyGrid } from './faculty-grid';
import { Library } from './library';
import { ProgramFinder } from './program-finder';

export function Page() {
  const { header } = content;
  return (
    <ContentPage of={content}>
      <PageHeader {...header} triBar />
      <StatBand items={content.stats} label="Academics in figures" note={content.statsNote} />
      <Section labelledBy={content.colleges.id} bare>
        <EdgeToEdge>
          <Container>
            <SectionHeading {...content.colleges} />
            {colleges.map((college, index) => (
              <CollegeRow
                key={college.slug}
                college={college}
                featuredLabel={content.colleges.featured}
                figures={content.colleges.figures}
                place={index}
              />
            ))}
          </Container>
        </EdgeToEdge>
      </Section>
      <ProgramFinder />
      <Library />
      <Section {...content.faculty}>
        <FacultyGrid>
          {content.faculty.people.map(({ name, title, portrait, text }) => (
            <PersonCard key={name} name={name} role={title} portrait={portrait}>
              <p>{withLinks(text)}</p>
            </PersonCard>
          ))}
        </FacultyGrid>
      </Section>
    </ContentPage>
  );
}
