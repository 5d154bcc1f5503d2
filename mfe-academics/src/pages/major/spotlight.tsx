import styled from '@emotion/styled';
import { Caption, H3, Portrait, Section, font, media, space, tone } from '@3eu/shared/ui';
import { majorPage } from '../../content/major-page';
import type { Major } from '../../content/types';

// On a line of its own, a portrait must not fill a phone's screen.
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]} ${space.split};
  > :first-of-type {
    max-width: 15rem;
  }
  ${media.sm} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    > :first-of-type {
      max-width: 320px;
    }
  }
`;

const Description = styled.div`
  > h2 {
    margin-bottom: ${space[12]};
    color: ${tone.faint};
    font: 650 1rem/1.3 ${font.sans};
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
      <Beside>
        <Portrait portrait={faculty.portrait} />
        <Description>
          <h2 id="faculty">{majorPage.faculty}</h2>
          <H3>{faculty.name}</H3>
          <Caption>{faculty.title}</Caption>
          <div>
            <p>{faculty.text}</p>
          </div>
        </Description>
      </Beside>
    </Section>
  );
}
