import styled from '@emotion/styled';
import { paragraphs, H2, Picture, Prose, Section, column, font, media, space, tone, type } from '@3eu/university/ui';
import { why3e } from '../../content/why-3e';
import type { Reason } from '../../content/types';

/* From one reason to the next, the number changes sides. */
const Row = styled.div`
  ${column}
  gap: ${space[48]} ${space.split};
  ${media.rows} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    &[data-flip] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    &[data-flip] > :first-of-type {
      order: 1;
    }
  }
`;

/* The number of the reason as large as a poster's; on a line of its own it must not fill a phone. */
const Number = styled.p`
  font: 650 clamp(7rem, 17vw, 15rem)/0.8 ${font.serif};
  font-variant-numeric: lining-nums;
  color: ${tone.accent};
`;

const Figure = styled.p`
  margin-top: ${space[32]};
  padding-top: ${space[24]};
  border-top: 1px solid ${tone.hairline};
  color: ${tone.soft};
  b {
    display: block;
    ${type.stat}
    font-variant-numeric: lining-nums;
    color: ${tone.text};
  }
`;

const Claim = styled.div`
  > h2 {
    margin-bottom: ${space[24]};
  }
  > picture {
    margin-top: ${space[32]};
  }
`;

const sizes = '(min-width: 80em) 690px, (min-width: 43.75em) 54vw, 92vw';

/** A reason: its number and its figure on one side, its claim, its words and its evidence on the other. */
function ReasonBody({ reason: { id, claim, text, stat, picture }, place }: { reason: Reason; place: number }) {
  return (
    <Row data-flip={place % 2 === 0 || undefined}>
      <div>
        <Number>{place}</Number>
        <Figure>
          <b>{stat.value}</b>
          {stat.label}
        </Figure>
      </div>
      <Claim>
        <H2 id={id}>{claim}</H2>
        <Prose>{paragraphs(text)}</Prose>
        {picture && <Picture picture={picture} sizes={sizes} />}
      </Claim>
    </Row>
  );
}

/** The long read: six numbered reasons, each a claim and its figure. */
export function Reasons() {
  return why3e.reasons.map((reason: Reason, index) => (
    <Section key={reason.id} labelledBy={reason.id}>
      <ReasonBody reason={reason} place={index + 1} />
    </Section>
  ));
}
