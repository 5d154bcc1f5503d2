import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { H2, Picture, Prose, Section, Split, font, media, space, tone, type } from '@3eu/university/ui';
import { ColumnArch } from '@3eu/university/ui/patterns';
import { why3e, type Reason } from '../../content/why-3e';

const Badge = styled.p`
  color: ${tone.soft};
  b {
    display: block;
    ${type.stat}
    font-variant-numeric: lining-nums;
    color: ${tone.text};
  }
  &[data-size='large'] b {
    font-size: clamp(3rem, 1.5rem + 5vw, 6rem);
  }
`;

const Claim = styled.div`
  > span {
    font: 650 1.25rem/1 ${font.serif};
    color: ${tone.accent};
  }
  > h2 {
    margin-block: ${space[8]} ${space[24]};
  }
  > p {
    margin-top: ${space[32]};
    max-width: 20rem;
  }
`;

function ReasonText({ reason, place, children }: { reason: Reason; place: number; children?: ReactNode }) {
  return (
    <Claim>
      <span>{place}</span>
      <H2 id={reason.id}>{reason.claim}</H2>
      <Prose>
        {reason.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      {children}
    </Claim>
  );
}

const figure = ({ stat: { value, label } }: Reason, size?: 'large') => (
  <Badge data-size={size}>
    <b>{value}</b>
    {label}
  </Badge>
);

/* On a line of its own, a picture must not fill the screen. */
const Window = styled.div`
  max-width: 28rem;
  ${media.lg} {
    max-width: none;
  }
`;

const sizes = '(min-width: 80em) 480px, (min-width: 65em) 38vw, (min-width: 31em) 448px, 90vw';

/** Odd reasons stand 7/5 beside a picture or their figure, even ones 3/9 with the figure at the left. */
function ReasonBody({ reason, place }: { reason: Reason; place: number }) {
  if (place % 2 === 0)
    return (
      <Split ratio="3/9" reverse>
        <ReasonText reason={reason} place={place} />
        {figure(reason)}
      </Split>
    );
  if (!reason.picture)
    return (
      <Split ratio="7/5" align="end">
        <ReasonText reason={reason} place={place} />
        {figure(reason, 'large')}
      </Split>
    );
  return (
    <Split ratio="7/5" align="center">
      <ReasonText reason={reason} place={place}>
        {figure(reason)}
      </ReasonText>
      {place === 1 ? (
        <ColumnArch picture={reason.picture} column={[480, 38]} />
      ) : (
        <Window>
          <Picture picture={reason.picture} sizes={sizes} />
        </Window>
      )}
    </Split>
  );
}

/** The long read: six numbered reasons, each a claim and its figure. */
export function Reasons() {
  return why3e.reasons.map((reason: Reason, index) => (
    <Section key={reason.id} labelledBy={reason.id} {...(index % 2 ? { tone: 'ice', spacing: 'tight' } : {})}>
      <ReasonBody reason={reason} place={index + 1} />
    </Section>
  ));
}
