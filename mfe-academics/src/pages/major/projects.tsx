import styled from '@emotion/styled';
import { CardTitle, H2, Section, SectionHeading, color, media, space, tone, type } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';
import type { Entry, Major } from '../../content/types';

/* The first project stands large on the deep ground; the other two over one another beside it. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gap};
  ${media.md} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Lead = styled.article`
  display: flex;
  flex-direction: column;
  justify-content: end;
  padding: ${space[32]} ${space[24]};
  border-top: 12px solid ${color.amber300};
  > p {
    margin-top: ${space[12]};
    max-width: 34em;
    ${type.lede}
    color: ${tone.soft};
  }
  ${media.md} {
    padding: ${space[64]} ${space[48]} ${space[48]};
  }
`;

const Others = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space.gap};
  > article {
    padding: ${space[24]};
    border-top: 3px solid ${tone.accent};
    background: ${color.white};
  }
  p {
    margin-top: ${space[8]};
    color: ${tone.soft};
  }
  ${media.md} {
    > article {
      padding: ${space[32]};
    }
  }
`;

const Project = ({ name, text }: Entry) => (
  <article>
    <CardTitle>{name}</CardTitle>
    <p>{text}</p>
  </article>
);

/** What students of the major have built, the first of it large. */
export function Projects({ projects: [lead, ...others] }: { projects: Major['projects'] }) {
  return (
    <Section tone="ice" labelledBy="projects">
      <SectionHeading title={majorPage.projects.title} id="projects" lede={majorPage.projects.lede} />
      <Grid>
        {lead && (
          <Lead data-tone="deep">
            <H2 as="h3">{lead.name}</H2>
            <p>{lead.text}</p>
          </Lead>
        )}
        <Others>
          {others.map((project) => (
            <Project key={project.name} {...project} />
          ))}
        </Others>
      </Grid>
    </Section>
  );
}
