import styled from '@emotion/styled';
import { useRef } from 'react';
import {
  ActionRow,
  Button,
  CardTitle,
  Container,
  Picture,
  Section,
  SectionHeading,
  media,
  space,
  tone,
  withLinks,
  type,
} from '@3eu/university/ui';
import { studentLife } from '../../content/student-life';

/** Width of a vignette; its picture is cropped to three by four. */
const width = 'min(76vw, 340px)';

/** Where the page's column begins, from the edge of the window. */
const inset = `max(${space.gutter}, calc((100% - 77.5rem) / 2))`;

/* The browser scrolls the row, which runs off the window's edge: the rest of the day is to be guessed. */
const Row = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${inset};
  padding: 4px ${inset} ${space[16]};
  scrollbar-color: ${tone.soft} transparent;
  ol {
    display: flex;
    gap: ${space.gap};
    width: max-content;
  }
  li {
    width: ${width};
    scroll-snap-align: start;
  }
  picture {
    display: block;
    aspect-ratio: 3/4;
    overflow: hidden;
  }
  [data-part='time'] {
    margin-top: ${space[16]};
    ${type.large}
    line-height: 1.15;
    color: ${tone.accent};
  }
  h3 {
    margin-block: ${space[4]};
  }
  h3 + p {
    color: ${tone.soft};
    font-size: 1rem;
  }
  ${media.motion} {
    scroll-behavior: smooth;
  }
  ${media.print} {
    padding-block: 0;
    overflow: visible;
    ol {
      flex-wrap: wrap;
      width: auto;
    }
    li {
      width: calc((100% - 2 * ${space.gap}) / 3);
      break-inside: avoid;
    }
  }
`;

const Ways = styled(ActionRow)`
  margin-top: ${space[16]};
`;

/** A day in six pictures, from the first light to the last. */
export function Day() {
  const { day } = studentLife;
  const { id, hours } = day;
  const row = useRef<HTMLDivElement>(null);
  // After the night comes the morning.
  const go = (direction: 1 | -1) => {
    const { scrollLeft, scrollWidth, clientWidth } = row.current!;
    const [first, second] = row.current!.querySelectorAll('li');
    const end = scrollWidth - clientWidth;
    const isOver = direction === 1 ? scrollLeft >= end - 1 : scrollLeft <= 1;
    const step = second!.offsetLeft - first!.offsetLeft;
    row.current!.scrollTo({ left: isOver ? (direction === 1 ? 0 : end) : scrollLeft + direction * step });
  };
  const ways = (
    <Ways data-needs-script="">
      <Button variant="secondary" size="sm" onClick={() => go(-1)}>
        Earlier
      </Button>
      <Button variant="secondary" size="sm" onClick={() => go(1)}>
        Later
      </Button>
    </Ways>
  );
  return (
    <Section tone="dark" labelledBy={id} bare>
      <Container>
        <SectionHeading {...day} triBar aside={ways} />
      </Container>
      {/* What scrolls has to be reached by the keyboard. */}
      <Row ref={row} role="group" aria-labelledby={id} tabIndex={0}>
        <ol>
          {hours.map(({ time, title: what, text, picture }) => (
            <li key={time}>
              {/* Three by four of a wide picture: the window shows a part of its width. */}
              <Picture picture={picture} sizes="(min-width: 28em) 806px, 180vw" />
              <p data-part="time">{time}</p>
              <CardTitle>{what}</CardTitle>
              <p>{withLinks(text)}</p>
            </li>
          ))}
        </ol>
      </Row>
    </Section>
  );
}
