import styled from '@emotion/styled';
import { timers } from '@3eu/university/facts';
import { H3, Section, color, column, media, radius, space, tone, type } from '@3eu/university/ui';
import { Carousel } from '@3eu/university/ui/carousel';
import { athletics } from '../../content/athletics';

/* Each stands beside its initial in a small arch, as on the boards along the field. */
const Sponsor = styled.div`
  ${column}
  align-items: center;
  column-gap: ${space[16]};
  padding: ${space[24]} ${space.panel};
  background: ${color.teal50};
  [data-part='mark'] {
    width: 56px;
    padding-top: ${space[16]};
    border-radius: ${radius.arch};
    background: ${color.teal900};
    color: ${color.amber300};
    ${type.large}
    line-height: 2;
    text-align: center;
  }
  [data-part='name'] {
    align-self: end;
    ${type.card}
  }
  [data-part='gift'] {
    align-self: start;
    color: ${tone.soft};
  }
  ${media.xs} {
    grid-template-columns: auto minmax(0, 1fr);
    [data-part='mark'] {
      grid-row: span 2;
    }
  }
`;

export function Sponsors() {
  const { title, list } = athletics.sponsors;
  const slides = list.map(({ name, gift }) => ({
    key: name,
    title: name,
    content: (
      <Sponsor>
        <span data-part="mark" aria-hidden="true">
          {name[0]}
        </span>
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
