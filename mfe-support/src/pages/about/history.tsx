import styled from '@emotion/styled';
import {
  Container,
  Picture,
  SectionHeading,
  breakpoint,
  color,
  columnWidth,
  groundEdges,
  media,
  space,
  tone,
  type,
  withLinks,
} from '@3eu/university/ui';
import { about } from '../../content/about';

const { history } = about;

const Ground = styled.section`
  padding-block: ${space.section};
  background: ${color.pictureGround};
`;

/*
 * Each moment is a room that stands on the page's own floor: its picture ends in the color of the ground. On wide
 * screens the rooms stand left and right by turns, a little into one another's rows.
 */
const Moments = styled.ol`
  display: grid;
  gap: ${space[48]};
  [data-part='words'] {
    padding-inline: ${space.gutter};
  }
  picture {
    ${groundEdges(color.pictureGround)}
  }
  [data-part='when'] {
    ${type.stat}
    font-size: min(clamp(3.5rem, 1.5rem + 8vw, 9rem), 22vw);
    letter-spacing: -0.04em;
    font-variant-numeric: lining-nums;
    color: ${color.teal700};
  }
  h3 {
    margin-top: ${space[8]};
    ${type.h3}
  }
  p:last-of-type {
    margin-top: ${space[8]};
    max-width: 30em;
    color: ${tone.soft};
  }
  ${media.rows} {
    gap: 0;
    > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: center;
    }
    > li:nth-of-type(even) > picture {
      grid-area: 1 / 2;
    }
    [data-part='words'] {
      padding-inline: ${space[32]} max(${space.gutter}, 50vw - ${columnWidth} / 2);
    }
    > li:nth-of-type(even) > [data-part='words'] {
      padding-inline: max(${space.gutter}, 50vw - ${columnWidth} / 2) ${space[32]};
    }
  }
  ${media.lg} {
    > li ~ li {
      margin-top: -7vw;
    }
  }
  @media (min-width: 120em) {
    max-width: 120em;
    margin-inline: auto;
  }
`;

/** A hundred years as scenes from edge to edge, oldest first. */
export function History() {
  return (
    <Ground aria-labelledby="history">
      <Container>
        <SectionHeading title={history.title} id="history" lede={history.lede} />
      </Container>
      <Moments>
        {history.moments.map(({ when, title, text, picture }) => (
          <li key={when}>
            <Picture
              picture={picture}
              sizes={`(min-width: 120em) 960px, (min-width: ${breakpoint.rows}) 50vw, 100vw`}
            />
            <div data-part="words">
              <p data-part="when">{when}</p>
              <h3>{title}</h3>
              <p>{withLinks(text)}</p>
            </div>
          </li>
        ))}
      </Moments>
    </Ground>
  );
}
