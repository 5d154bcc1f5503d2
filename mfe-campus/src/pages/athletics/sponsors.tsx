import styled from '@emotion/styled';
import { timers } from '@3eu/shared/site';
import { H3, Section, space, tone, type } from '@3eu/shared/ui';
import { Carousel } from '@3eu/shared/ui/carousel';
import { athletics } from '../../content/athletics';

const Sponsor = styled.div`
  padding-block: ${space[16]};
  border-top: 3px solid ${tone.rule};
  [data-part='name'] {
    ${type.card}
  }
  [data-part='gift'] {
    color: ${tone.soft};
  }
`;

export function Sponsors() {
  const { title, list } = athletics.sponsors;
  const slides = list.map(({ name, gift }) => ({
    key: name,
    title: name,
    content: (
      <Sponsor>
        <p data-part="name">{name}</p>
        <p data-part="gift">{gift}</p>
      </Sponsor>
    ),
  }));
  return (
    <Section spacing="tight">
      <Carousel
        label={title}
        heading={<H3 as="h2">{title}</H3>}
        slides={slides}
        perView={3}
        interval={timers.programs}
      />
    </Section>
  );
}
