import styled from '@emotion/styled';
import {
  Caption,
  Morph,
  Picture,
  TextLink,
  columnWidth,
  column,
  media,
  space,
  tone,
  type,
  wholeCard,
  wholeCardCss,
} from '@3eu/university/ui';
import { addressOf, programsOf } from '../../content/programs';
import type { College } from '../../content/types';

/** Around the rows: what their pictures run to the edges of. */
export const EdgeToEdge = styled.div`
  container-type: inline-size;
`;

const toEdge = `calc(-1 * max(${space.gutter}, (100cqi - ${columnWidth}) / 2))`;

// Three rows, three splits: no two alike, and their pictures run off one edge of the page, then off the other.
const Row = styled.article`
  ${wholeCardCss}
  ${column}
  gap: ${space[24]};
  padding-block: ${space[32]};
  &:last-of-type {
    padding-bottom: 0;
  }
  picture {
    aspect-ratio: 16/10;
  }
  h3 {
    ${type.h3}
    margin-bottom: ${space[12]};
  }
  ul {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[24]};
  }
  ul a::after {
    content: none;
  }
  [data-part='label'] {
    margin: ${space[24]} 0 ${space[4]};
    ${type.label}
  }
  [data-part='text'] {
    margin-bottom: ${space[8]};
    max-width: 52ch;
    color: ${tone.soft};
  }
  ${media.md} {
    align-items: center;
    column-gap: ${space.split};
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    picture {
      margin-left: ${toEdge};
      max-width: none;
    }
    &[data-place='1'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      picture {
        order: 1;
        margin: 0 ${toEdge} 0 0;
      }
    }
    &[data-place='2'] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    }
  }
`;

type CollegeRowProps = {
  college: College;
  /** Place in the list from 0; each of the first three has a layout of its own. */
  place: number;
};

/** One college on the academics page: people at work in it, its name, what it is, and the programs to start with. */
export function CollegeRow({ college, place }: CollegeRowProps) {
  const { students, faculty, programs } = college.stats;
  const featured = programsOf(college.slug).filter(({ name }) => college.featured.includes(name));
  return (
    <Row data-place={place} {...wholeCard}>
      <Morph picture={college.picture}>
        <Picture picture={college.picture} sizes="(min-width: 51.25em) 58vw, 92vw" decorative />
      </Morph>
      <div>
        <h3>
          <TextLink quiet href={`/college/${college.slug}`}>
            {college.name}
          </TextLink>
        </h3>
        <p data-part="text">{college.description}</p>
        <Caption>{`${students} students, ${faculty} faculty, ${programs} programs`}</Caption>
        <p data-part="label">Majors to start with</p>
        <ul>
          {featured.map((program) => (
            <li key={program.name}>
              <TextLink href={addressOf(program)}>{program.name}</TextLink>
            </li>
          ))}
        </ul>
      </div>
    </Row>
  );
}
