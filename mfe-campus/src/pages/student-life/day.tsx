import styled from '@emotion/styled';
import { CardTitle, Container, Picture, Section, SectionHeading, font, media, space, tone } from '@3eu/shared/ui';
import { studentLife } from '../../content/student-life';

/* One row from edge to edge, which begins at the page's column and comes to rest at the beginning of an hour. */
const Row = styled.div`
  --edge: max(${space.gutter}, calc((100vw - 1240px) / 2));
  overflow-x: auto;
  scroll-snap-type: x proximity;
  scroll-padding-inline: var(--edge);
  padding: ${space[8]} var(--edge) ${space[24]};
  ol {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: min(27rem, 80vw);
    gap: ${space.gap};
    width: max-content;
  }
  li {
    scroll-snap-align: start;
  }
  img {
    aspect-ratio: 4/3;
  }
  [data-part='time'] {
    margin-top: ${space[16]};
    font: 650 1.75rem/1.15 ${font.serif};
    font-variant-numeric: lining-nums;
    color: ${tone.accent};
  }
  h3 {
    margin-top: ${space[4]};
  }
  h3 + p {
    margin-top: ${space[4]};
    color: ${tone.soft};
  }
  ${media.print} {
    padding-inline: 0;
    ol {
      grid-auto-flow: row;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      width: auto;
    }
  }
`;

/** A day in six hours, each with its light: a row that scrolls sideways. */
export function Day() {
  const { id, title, lede, hours } = studentLife.day;
  return (
    <Section tone="dark" labelledBy={id} bare>
      <Container>
        <SectionHeading title={title} id={id} lede={lede} triBar />
      </Container>
      {}
      <Row tabIndex={0} role="group" aria-labelledby={id}>
        <ol>
          {hours.map((hour) => (
            <li key={hour.time}>
              <Picture picture={hour.picture} sizes="(min-width: 34em) 576px, 107vw" />
              <p data-part="time">{hour.time}</p>
              <CardTitle>{hour.title}</CardTitle>
              <p>{hour.text}</p>
            </li>
          ))}
        </ol>
      </Row>
    </Section>
  );
}
