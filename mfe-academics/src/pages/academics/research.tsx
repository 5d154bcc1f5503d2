import styled from '@emotion/styled';
import { Caption, Section, Stack, column, media, paragraphs, space, tone, type } from '@3eu/university/ui';
import { Accordion, Disclosure } from '@3eu/university/ui/patterns';
import { academics } from '../../content/academics';

/* Questions as large as headings; an answer has its figure at the left and runs as wide as the page. */
const Questions = styled(Accordion)`
  && summary > h3 {
    ${type.h3}
    text-wrap: balance;
  }
  && details > div {
    max-width: none;
  }
`;

const Answer = styled.div`
  ${column}
  gap: ${space[24]} ${space.split};
  > p:first-of-type {
    color: ${tone.soft};
  }
  b {
    display: block;
    ${type.stat}
    font-variant-numeric: lining-nums;
    color: ${tone.accent};
  }
  > div {
    max-width: 60ch;
    color: ${tone.text};
  }
  ${media.md} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

/** What some of the funding buys: three questions that somebody here works on; the first stands open. */
export function Research() {
  const { stories, ...heading } = academics.research;
  return (
    <Section {...heading} tone="dark">
      <Questions>
        {stories.map(({ question, stat, who, text }, place) => (
          <Disclosure key={question} title={question} {...(place === 0 && { open: true })}>
            <Answer>
              <p>
                <b>{stat.value}</b>
                {stat.label}
              </p>
              <Stack gap={16}>
                {paragraphs(text)}
                <Caption>{who}</Caption>
              </Stack>
            </Answer>
          </Disclosure>
        ))}
      </Questions>
    </Section>
  );
}
