import styled from '@emotion/styled';
import { TextLink, space, tone, type } from '@3eu/shared/ui';
import { PersonCard } from '@3eu/shared/ui/patterns';
import { mailto, tel } from '@3eu/shared/site';
import type { Counselor } from '../../content/counselor-list';
import { counselorsPage } from '../../content/counselors';
import { BreakableEmail } from '../../email-link';

const { people } = counselorsPage;

/** Where the finder's link leads. */
export const anchorOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

export const firstNameOf = (name: string): string => name.slice(0, name.indexOf(' '));

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
}: Counselor) {
  const facts = [
    { term: people.territories, value: territories.join(', ') },
    ...(beyond ? [{ term: people.beyond, value: beyond }] : []),
    { term: people.specialties, value: specialties.join(', ') },
    { term: people.education, value: education },
    { term: people.experience, value: experience },
    { term: people.emailAddress, value: <BreakableEmail email={email} /> },
    { term: people.phoneNumber, value: phone },
  ];
  const firstName = firstNameOf(name);
  return (
    <li id={anchorOf(name)}>
      <PersonCard
        name={name}
        role={title}
        portrait={portrait}
        links={
          <>
            <TextLink href={mailto(email)}>{people.email(firstName)}</TextLink>
            <TextLink href={tel(phone)}>{people.call(firstName)}</TextLink>
          </>
        }
      >
        <p>{bio}</p>
        <Facts>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </PersonCard>
    </li>
  );
}
