import styled from '@emotion/styled';
import { Caption, Emblem, TextLink, font, media, space, tone, type } from '@3eu/shared/ui';
import { programsOf } from '../../content/programs';
import type { College } from '../../content/types';

// Three rows, three splits: no two alike.
const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]};
  padding-block: ${space[32]};
  border-top: 1px solid ${tone.hairline};
  &:first-of-type {
    border-top: 3px solid ${tone.rule};
  }
  &:last-of-type {
    padding-bottom: 0;
  }
  > [data-part='emblem'] {
    max-width: 200px;
  }
  > [data-part='emblem'] > img {
    width: 100%;
  }
  h3 {
    ${type.h2}
    margin-bottom: ${space[12]};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]} ${space[24]};
  }
  [data-part='label'] {
    margin: ${space[24]} 0 ${space[4]};
    font: 600 1rem/1.4 ${font.sans};
  }
  [data-part='text'] {
    margin-bottom: ${space[8]};
    max-width: 52ch;
    color: ${tone.soft};
  }
  ${media.sm} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
  ${media.md} {
    align-items: center;
    padding-block: ${space[48]};
    column-gap: clamp(2rem, 6vw, 6rem);
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    > [data-part='emblem'] {
      max-width: 280px;
    }
    &[data-place='1'] {
      grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
      > [data-part='emblem'] {
        order: 1;
        max-width: 340px;
        justify-self: end;
      }
    }
    &[data-place='2'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      > [data-part='emblem'] {
        max-width: 400px;
      }
    }
  }
`;

export type CollegeRowProps = {
  college: College;
  featuredLabel: string;
  /** The figures of a college, in one line. */
  figures: (college: College) => string;
  /** Place in the list from 0; each of the first three has a layout of its own. */
  place: number;
};

/** One college on the academics page: emblem, name, what it is, and the programs to start with. */
export function CollegeRow({ college, featuredLabel, figures, place }: CollegeRowProps) {
  const featured = programsOf(college.slug).filter(({ name }) => college.featured.includes(name));
  return (
    <Row data-place={place}>
      <div data-part="emblem">
        <Emblem emblem={college.emblem} />
      </div>
      <div>
        <h3>
          <TextLink quiet href={`/college/${college.slug}`}>
            {college.name}
          </TextLink>
        </h3>
        <p data-part="text">{college.description}</p>
        <Caption>{figures(college)}</Caption>
        <p data-part="label">{featuredLabel}</p>
        <ul>
          {featured.map(({ name, href }) => (
            <li key={name}>{href ? <TextLink href={href}>{name}</TextLink> : name}</li>
          ))}
        </ul>
      </div>
    </Row>
  );
}
