import styled from '@emotion/styled';
import { ButtonLink, CardTitle, column, color, media, space, tone, withLinks } from '@3eu/university/ui';
import type { Resource } from '../../content/types';
import { Samples } from './samples';

/* The first card, with two samples, and the last are as wide as two others; in the last, words stand beside the sample. */
const Grid = styled.ul`
  ${column}
  gap: ${space.gap};
  > li {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${space[8]};
    padding: ${space[24]} ${space[24]} ${space[16]};
    border-top: 3px solid ${color.teal700};
    background: ${color.teal50};
    font-size: 1rem;
  }
  > li > p {
    color: ${tone.soft};
  }
  > li > a {
    margin-top: auto;
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > li:first-of-type,
    > li:last-of-type {
      grid-column: 1 / -1;
    }
  }
  ${media.rows} {
    > li:last-of-type:has(figure) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-template-rows: repeat(2, auto) 1fr;
      justify-items: start;
      column-gap: ${space[48]};
    }
    > li:last-of-type > div {
      grid-area: 1 / 2 / span 3;
      margin-top: 0;
    }
  }
`;

/** The resources of a user type: what a signed-in visitor would find there, or the page of this site that has it. */
export function ResourceCards({ items }: { items: readonly Resource[] }) {
  return (
    <Grid>
      {items.map(({ id, title, text, samples, link }) => (
        <li key={id}>
          <CardTitle id={id} tabIndex={-1}>
            {title}
          </CardTitle>
          <p>{withLinks(text)}</p>
          {samples && <Samples samples={samples} />}
          {link && <ButtonLink {...link} variant="tertiary" />}
        </li>
      ))}
    </Grid>
  );
}
