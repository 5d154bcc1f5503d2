import styled from '@emotion/styled';
import { Section, font, space, tone, Linked } from '@3eu/university/ui';
import { rankings } from '../../content/rankings';

const { accolades } = rankings;

/* One text set large, that runs on from group to group: each begins with its name. */
const Large = styled.div`
  font: 550 clamp(1.375rem, 1rem + 1.6vw, 2.25rem)/1.35 ${font.serif};
  letter-spacing: -0.01em;
  section,
  h3,
  p {
    display: inline;
    font: inherit;
  }
  h3 {
    color: ${tone.accent};
    margin-inline-end: 0.3em;
  }
  h3::after {
    content: ':';
    content: ':' / '';
  }
  section:not(:last-of-type)::after {
    content: ' ';
    margin-inline-end: ${space[8]};
  }
`;

export function Accolades() {
  return (
    <Section {...accolades} size="small" tone="dark">
      <Large>
        {accolades.groups.map(({ name, text }) => (
          <section key={name}>
            <h3>{name}</h3>
            <p>
              <Linked text={text} />
            </p>
          </section>
        ))}
      </Large>
    </Section>
  );
}
