import styled from '@emotion/styled';
import { CardTitle, H2, Section, SectionHeading, color, media, space, tone, type } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';
import type { Entry, Major } from '../../content/types';

/* The first project stands across the section on the deep ground, its name beside its words; the others below it. */
const Lead = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]} ${space[48]};
  padding: ${space[32]} ${space[24]};
  border-top: 12px solid ${color.amber300};
  > p {
    ${type.lede}
    color: ${tone.soft};
  }
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: baseline;
    padding: ${space[48]};
  }
`;

const Others = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space.gap};
  margin-top: ${space.gap};
  > article {
    padding: ${space[24]};
    border-top: 1px solid ${tone.rule};
    background: ${color.white};
  }
  p {
    margin-top: ${space[8]};
    color: ${tone.soft};
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > article {
      padding: ${space[32]} ${space[48]};
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
    </Section>
  );
}
