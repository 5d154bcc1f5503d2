import styled from '@emotion/styled';
import { paragraphs, Caption, CardTitle, H2, Section, font, space, tone } from '@3eu/university/ui';
import { BesidePerson, PersonArch } from '@3eu/university/ui/patterns';
import type { College } from '../../content/types';

const Letter = styled.div`
  > h2 {
    margin-bottom: ${space[24]};
  }
  blockquote > p {
    max-width: 62ch;
    color: ${tone.soft};
  }
  blockquote > p:first-of-type {
    margin-bottom: ${space[24]};
    max-width: 34em;
    color: ${tone.text};
    font: 550 clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)/1.4 ${font.serif};
  }
  > h3 {
    margin-top: ${space[24]};
  }
`;

export function DeanMessage({ dean, title }: { dean: College['dean']; title: string }) {
  return (
    <Section labelledBy="dean">
      <BesidePerson>
        <PersonArch picture={dean.picture} />
        <Letter>
          <H2 id="dean">{title}</H2>
          <blockquote>{paragraphs(dean.message)}</blockquote>
          <CardTitle>{dean.name}</CardTitle>
          <Caption>{dean.title}</Caption>
        </Letter>
      </BesidePerson>
    </Section>
  );
}
