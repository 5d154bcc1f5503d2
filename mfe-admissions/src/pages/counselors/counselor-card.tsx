import styled from '@emotion/styled';
import { useId, useState, type ReactNode } from 'react';
import { Button, TextLink, breakpoint, media, space, tone, type } from '@3eu/university/ui';
import { PersonCard } from '@3eu/university/ui/patterns';
import { tel } from '@3eu/university/facts';
import type { Counselor } from '../../content/counselor-list';
import { counselorsPage } from '../../content/counselors';
import { EmailLink } from '../../email-link';

const { people } = counselorsPage;

/** Where the finder's link leads. */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const firstNameOf = (name: string): string => name.slice(0, name.indexOf(' '));

const Facts = styled.dl`
  margin-top: ${space[16]};
  border-top: 1px solid ${tone.hairline};
  > div {
    padding-block: ${space[8]};
    border-bottom: 1px solid ${tone.hairline};
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

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/* On phones, who they are is folded away, so that six people are not ten screens. */
const Toggle = styled.div`
  margin-top: ${space[16]};
  ${media.rows} {
    display: none;
  }
`;

const More = styled.div`
  margin-top: ${space[16]};
  @media not all and (min-width: ${breakpoint.rows}) {
    &:not([data-open]) {
      display: none;
    }
  }
`;

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
  const [open, setOpen] = useState(false);
  const more = useId();
  const firstName = firstNameOf(name);
  return (
    <li id={anchorOf(name)}>
      <PersonCard layout="row" name={name} role={title} portrait={portrait} portraitWidth={200}>
        <Facts>
          <Fact term={people.territories}>{territories.join(', ')}</Fact>
          {beyond && <Fact term={people.beyond}>{beyond}</Fact>}
          <Fact term={people.emailAddress}>
            <EmailLink email={email} />
          </Fact>
          <Fact term={people.phoneNumber}>
            <TextLink href={tel(phone)}>{phone}</TextLink>
          </Fact>
        </Facts>
        {page && <TextLink href={page.href}>{page.label}</TextLink>}
        <Toggle data-needs-script="">
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={more}
            onClick={() => setOpen(!open)}
          >
            {people.more(firstName)}
          </Button>
        </Toggle>
        <More id={more} data-disclosure-panel="" data-open={open || undefined}>
          <p>{bio}</p>
          <Facts>
            <Fact term={people.specialties}>{specialties.join(', ')}</Fact>
            <Fact term={people.education}>{education}</Fact>
            <Fact term={people.experience}>{experience}</Fact>
          </Facts>
        </More>
      </PersonCard>
    </li>
  );
}
