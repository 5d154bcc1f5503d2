import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { CardTitle, H3, Section, column, color, media, space, tone, type, withLinks } from '@3eu/university/ui';
import { Fold } from '@3eu/university/ui/patterns';
import { majorPage } from '../../content/major-page';
import type { Major, Named } from '../../content/types';

/* The first project stands across the section on the deep ground, with what was made; the others below it. */
const Lead = styled.article`
  ${column}
  border-top: 12px solid ${color.amber300};
  > div {
    align-self: center;
    padding: ${space[32]} ${space.panel};
  }
  p {
    margin-top: ${space[12]};
    ${type.lede}
    color: ${tone.soft};
  }
  > div + div {
    padding-top: 0;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    > div,
    > div + div {
      padding: ${space[48]};
    }
  }
`;

const Others = styled.div`
  ${column}
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

const Project = ({ name, text }: Named) => (
  <article>
    <CardTitle>{name}</CardTitle>
    <p>{withLinks(text)}</p>
  </article>
);

/** What students of the major have built, the first of it large. */
export function Projects({ projects: [lead, ...others], made }: { projects: Major['projects']; made: ReactNode }) {
  return (
    <Section {...majorPage.projects} tone="ice">
      {lead && (
        <Lead data-tone="deep">
          <div>
            <H3>{lead.name}</H3>
            <p>{withLinks(lead.text)}</p>
          </div>
          <div>{made}</div>
        </Lead>
      )}
      <Fold label="The other two">
        <Others>
          {others.map((project) => (
            <Project key={project.name} {...project} />
          ))}
        </Others>
      </Fold>
    </Section>
  );
}
