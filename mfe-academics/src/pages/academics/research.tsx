import styled from '@emotion/styled';
import { Caption, H3, Section, Stack, column, media, paragraphs, space, tone, type } from '@3eu/university/ui';
import { academics } from '../../content/academics';

/* Questions as large as headings; an answer has its figure at the left and is as wide as the page. */
const Question = styled.details`
  border-top: 1px solid ${tone.rule};
  > summary {
    display: flex;
    justify-content: space-between;
    gap: ${space[24]};
    padding-block: ${space[16]};
    cursor: pointer;
  }
  h3 {
    max-width: none;
  }
  > summary::after {
    content: '+';
    content: '+' / '';
    ${type.h3}
  }
  &[open] > summary::after {
    content: '–';
    content: '–' / '';
  }
  > div {
    ${column}
    gap: ${space[24]} ${space.split};
    padding-bottom: ${space[32]};
  }
  b {
    display: block;
    ${type.stat}
    color: ${tone.accent};
  }
  ${media.md} {
    > div {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    }
  }
`;

/** What some of the funding buys: three questions that somebody here works on; the first stands open. */
export function Research() {
  const { stories, ...heading } = academics.research;
  return (
    <Section {...heading} tone="dark">
      {stories.map(({ question, stat, who, text }, place) => (
        <Question key={question} open={place === 0}>
          <summary>
            <H3>{question}</H3>
          </summary>
          <div>
            <p>
              <b>{stat.value}</b>
              {stat.label}
            </p>
            <Stack gap={16}>
              {paragraphs(text)}
              <Caption>{who}</Caption>
            </Stack>
          </div>
        </Question>
      ))}
    </Section>
  );
}
