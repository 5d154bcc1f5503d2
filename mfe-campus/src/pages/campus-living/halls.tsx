import styled from '@emotion/styled';
import { H3, Morph, Picture, Split, Stack, Stats, font, media, space, tone, withLinks } from '@3eu/university/ui';
import { inDollars } from '@3eu/university/facts';
import { campusLiving } from '../../content/campus-living';
import type { ResidenceHall } from '../../content/types';

const Type = styled.p`
  margin-top: ${space[4]};
  color: ${tone.faint};
`;

const Features = styled.ul`
  font-size: 1rem;
  li {
    padding: ${space[4]} 0 ${space[4]} 1.25em;
    text-indent: -1.25em;
  }
  li::before {
    content: '–';
    content: '–' / '';
    display: inline-block;
    width: 1.25em;
    text-indent: 0;
    color: ${tone.accent};
    font-family: ${font.serif};
  }
  ${media.sm} {
    columns: 2;
    column-gap: ${space[24]};
    li {
      break-inside: avoid;
    }
  }
`;

/* One hall large, the others in a row below; on tablets each beside its picture. */
// What they are, have and cost stands on one line in all three.
const Rows = styled.div`
  display: grid;
  gap: ${space[64]} ${space.gap};
  ${media.rows} {
    > :not(:first-child) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      align-items: start;
    }
    dl dd {
      font-size: 2.25rem;
    }
  }
  ${media.md} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    dl dd {
      font-size: min(2.25rem, 3.6vw);
    }
    row-gap: ${space[16]};
    > :first-child {
      grid-column: 1 / -1;
      margin-bottom: ${space[48]};
    }
    > :not(:first-child) {
      grid-row: span 5;
      grid-template: subgrid / minmax(0, 1fr);
      row-gap: inherit;
      > :last-child {
        grid-row: span 4;
        grid-template-rows: subgrid;
      }
      ul {
        columns: 1;
      }
    }
  }
`;

const { halls } = campusLiving;

/** A hall: its picture, what it is like, for how many, and what a semester costs. */
function Hall({ hall, sizes }: { hall: ResidenceHall; sizes: string }) {
  const { id, name, type, text, features, picture, price, capacity } = hall;
  return (
    <Split as="article" id={id} aria-labelledby={`${id}-name`} ratio="8/4" align="start">
      <Morph picture={picture}>
        <Picture picture={picture} sizes={sizes} />
      </Morph>
      <Stack gap={16}>
        <div>
          <H3 id={`${id}-name`}>{name}</H3>
          <Type>{type}</Type>
        </div>
        <p>{withLinks(text)}</p>
        <Features aria-label={`Features of ${name}`}>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </Features>
        <Stats
          items={[
            { value: inDollars(price), label: 'per semester' },
            { value: capacity, label: 'students' },
          ]}
        />
      </Stack>
    </Split>
  );
}

/** The halls, that of the first-years largest. */
export function Halls() {
  const [first, ...others] = halls.list;
  return (
    <Rows>
      <Hall hall={first} sizes="(min-width: 80em) 780px, (min-width: 65em) 60vw, 92vw" />
      {others.map((hall) => (
        <Hall
          key={hall.id}
          hall={hall}
          sizes="(min-width: 80em) 392px, (min-width: 51.25em) 31vw, (min-width: 43.75em) 37vw, 92vw"
        />
      ))}
    </Rows>
  );
}
