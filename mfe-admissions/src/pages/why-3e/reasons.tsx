import styled from '@emotion/styled';
import { H2, Picture, Prose, Section, Split, font, media, space, tone, type } from '@3eu/university/ui';
import { why3e, type Reason } from '../../content/why-3e';

/* The number of the reason as large as a poster's; on a line of its own it must not fill a phone. */
const Number = styled.p`
  font: 650 clamp(7rem, 17vw, 15rem)/0.8 ${font.serif};
  font-variant-numeric: lining-nums;
  color: ${tone.accent};
`;

const Evidence = styled.div`
  margin-top: ${space[48]};
`;

const Badge = styled.p`
  margin-top: ${space[32]};
  max-width: 20rem;
  color: ${tone.soft};
  b {
    display: block;
    ${type.stat}
    font-variant-numeric: lining-nums;
    color: ${tone.text};
  }
`;

/* As tall as number and picture: the claim begins where the number does, and the figure ends where the picture does. */
const Claim = styled.div`
  > h2 {
    margin-bottom: ${space[24]};
  }
  ${media.lg} {
    align-self: stretch;
    display: flex;
    flex-direction: column;
    padding-top: ${space[16]};
    > :last-child {
      margin-top: auto;
      padding-top: ${space[32]};
    }
  }
`;

const sizes = '(min-width: 80em) 490px, (min-width: 65em) 38vw, 92vw';

/** A reason: its number and its evidence at the left, its claim, its words and its figure at the right. */
function ReasonBody({ reason: { id, claim, text, stat, picture }, place }: { reason: Reason; place: number }) {
  return (
    <Split ratio="5/7">
      <div>
        <Number>{place}</Number>
        {picture && (
          <Evidence>
            <Picture picture={picture} sizes={sizes} />
          </Evidence>
        )}
      </div>
      <Claim>
        <H2 id={id}>{claim}</H2>
        <Prose>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Badge>
          <b>{stat.value}</b>
          {stat.label}
        </Badge>
      </Claim>
    </Split>
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
