import styled from '@emotion/styled';
import {
  Section,
  StatNote,
  Stats,
  column,
  font,
  media,
  space,
  tone,
  type,
  type Stat,
  withLinks,
  type Sentence,
} from '@3eu/university/ui';

/* Not sized by its text alone: on phones it must fit beside the gutters, in the font that stands in for its own too. */
const Pair = styled.div`
  ${column}
  gap: ${space[48]};
  align-items: end;
  > p {
    ${type.lede}
    color: ${tone.soft};
  }
  b {
    display: block;
    margin-bottom: ${space[16]};
    font: 650 min(10rem, 24vw)/0.9 ${font.serif};
    letter-spacing: -0.04em;
    font-variant-numeric: lining-nums;
    color: ${tone.text};
    white-space: nowrap;
  }
  && dd {
    font-size: clamp(1.5rem, 1.1rem + 1.4vw, 2.25rem);
    white-space: nowrap;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${space.split};
    b {
      font-size: min(10rem, 11vw);
    }
  }
`;

type LoudFigureProps = {
  /** Names the section. */
  label: string;
  /** The loud one first. */
  figures: readonly [Stat, ...Stat[]];
  /** What the figures count. */
  note?: Sentence;
};

/** The one figure that a page is about, as large as a window, with the others in its shadow. */
export function LoudFigure({ label, figures: [loud, ...others], note }: LoudFigureProps) {
  return (
    <Section tone="dark" spacing="tight" label={label}>
      <Pair>
        <p>
          <b>{loud.value}</b>
          {loud.label}
        </p>
        <Stats items={others} columns={3} />
      </Pair>
      {note && <StatNote>{withLinks(note)}</StatNote>}
    </Section>
  );
}
