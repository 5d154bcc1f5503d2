import styled from '@emotion/styled';
import {
  Container,
  PageHeader,
  Section,
  SectionHeading,
  StatBand,
  ContentPage,
  column,
  media,
  space,
  withLinks,
} from '@3eu/university/ui';
import { PersonCard } from '@3eu/university/ui/patterns';
import { academics as content } from '../../content/academics';
import { colleges } from '../../content/colleges';
import { CollegeRow, EdgeToEdge } from './college-row';
import { Library } from './library';
import { ProgramFinder } from './program-finder';
import { Research } from './research';

/* Two arches beside one another on phones, if text is not much enlarged; four from 820 px up. */
const FacultyGrid = styled.div`
  ${column}
  gap: ${space[32]} ${space.gap};
  ${media.xs} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

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
              <CollegeRow key={college.slug} college={college} place={index} />
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
      <Research />
    </ContentPage>
  );
}
