import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { below, TextLink, media, space, tone, type } from '@3eu/university/ui';
import { Fold, PersonCard } from '@3eu/university/ui/patterns';
import { tel } from '@3eu/university/facts';
import type { Counselor } from '../../content/types';
import { EmailLink } from '../../email-link';

/** Where the finder's link leads. */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const firstNameOf = (name: string): string => name.slice(0, name.indexOf(' '));

/* Beside one another, where there is room; in two columns, the last of three stands beside the second. */
const Facts = styled.dl`
  ${media.rows} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    column-gap: ${space.gap};
  }
  ${media.rows} and (max-width: ${below.lg}) {
    > div:first-of-type:nth-last-of-type(odd) {
      grid-column: 1 / -1;
    }
  }
  > div {
    padding-block: ${space[8]};
  }
  dt {
    ${type.caption}
    color: ${tone.faint};
  }
  dd {
    font-size: 1rem;
    line-height: 1.5;
  }
`;

/* As far from the facts as a finger needs. */
const Further = styled.p`
  padding-block: ${space[8]};
`;

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** A counselor: the states, how to reach them, and who they are. */
export function CounselorCard({
  name,
  title,
  portrait,
  bio,
  specialties,
  territories,
  beyond,
  education,
  experience,
  email,
  phone,
  page,
}: Counselor) {
  return (
    <li id={anchorOf(name)}>
      <PersonCard layout="row" name={name} role={title} portrait={portrait} portraitWidth={120}>
        <Facts>
          <Fact term="States">{territories.join(', ')}</Fact>
          {beyond && <Fact term="And beyond">{beyond}</Fact>}
          <Fact term="Email">
            <EmailLink email={email} />
          </Fact>
          <Fact term="Call">
            <TextLink href={tel(phone)}>{phone}</TextLink>
          </Fact>
        </Facts>
        {page && (
          <Further>
            <TextLink {...page} />
          </Further>
        )}
        <Fold label={`About ${firstNameOf(name)}`} everywhere>
          <p>{bio}</p>
          <Facts>
            <Fact term="Specialties">{specialties.join(', ')}</Fact>
            <Fact term="Education">{education}</Fact>
            <Fact term="Experience">{experience}</Fact>
          </Facts>
        </Fold>
      </PersonCard>
    </li>
  );
}
