import styled from '@emotion/styled';
import { Caption, H3, Section, space, tone, withLinks, type } from '@3eu/university/ui';
import { BesidePerson, PersonArch } from '@3eu/university/ui/patterns';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';

const Description = styled.div`
  > h2 {
    margin-bottom: ${space[12]};
    color: ${tone.faint};
    ${type.term}
  }
  > p {
    margin-top: ${space[4]};
  }
  > div {
    margin-top: ${space[16]};
    max-width: 60ch;
  }
`;

export function Spotlight({ faculty }: { faculty: Major['faculty'] }) {
  return (
    <Section labelledBy="faculty">
      <BesidePerson>
        <PersonArch picture={faculty.picture} />
        <Description>
          <h2 id="faculty">{majorPage.faculty}</h2>
          <H3>{faculty.name}</H3>
          <Caption>{faculty.title}</Caption>
          <div>
            <p>{withLinks(faculty.text)}</p>
          </div>
        </Description>
      </BesidePerson>
    </Section>
  );
}
