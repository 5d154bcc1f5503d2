import styled from '@emotion/styled';
import { H3, Morph, Picture, Split, Stack, Stats, font, media, space, tone } from '@3eu/shared/ui';
import { Fold } from '@3eu/shared/ui/patterns';
import { campusLiving, type ResidenceHall } from '../../content/campus-living';

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

const { halls } = campusLiving;

/** One hall: its picture, what it is like, for how many, and what a semester costs. `reverse` puts the picture right. */
export function HallRow({ hall, reverse }: { hall: ResidenceHall; reverse: boolean }) {
  const { id, name, type, text, features, picture, price, capacity } = hall;
  return (
    <Split
      as="article"
      id={id}
      aria-labelledby={`${id}-name`}
      ratio={reverse ? '5/7' : '7/5'}
      reverse={reverse}
      align="center"
    >
      <Morph picture={picture}>
        <Picture picture={picture} sizes="(min-width: 80em) 680px, (min-width: 65em) 53vw, 92vw" />
      </Morph>
      <Stack gap={16}>
        <div>
          <H3 id={`${id}-name`}>{name}</H3>
          <Type>{type}</Type>
        </div>
        <p>{text}</p>
        <Fold label={halls.unfold}>
          <Features aria-label={halls.features(name)}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </Features>
        </Fold>
        <Stats
          items={[
            { value: price, label: halls.perSemester },
            { value: capacity, label: halls.students },
          ]}
        />
      </Stack>
    </Split>
  );
}
