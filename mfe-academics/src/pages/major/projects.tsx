import styled from '@emotion/styled';
import { CardTitle, Section, SectionHeading, media, part, space } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${space.gap};
  > li {
    padding-top: ${space[16]};
    border-top: 3px solid ${part.accent};
  }
  p {
    margin-top: ${space[8]};
    color: ${part.soft};
  }
  /* The first project takes the wider column: 5, 4 and 3 of twelve. */
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  }
`;

/** What students of the major have built. */
export function Projects({ projects }: { projects: Major['projects'] }) {
  return (
    <Section tone="ice" labelledBy="projects">
      <SectionHeading title={majorPage.projects.title} id="projects" lede={majorPage.projects.lede} />
      <List>
        {projects.map(({ name, text }) => (
          <li key={name}>
            <CardTitle>{name}</CardTitle>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
