import styled from '@emotion/styled';
import { TextLink, column, media, space, tone, type } from '@3eu/university/ui';
import { campusLiving } from '../../content/campus-living';
import { KeyRing } from './key-ring';

const Box = styled.nav`
  ${column}
  width: 100%;
  gap: ${space[32]};
  margin-bottom: ${space[32]};
  > svg {
    max-width: 15rem;
    margin-inline: auto;
  }
  ${media.xl} {
    grid-template-columns: minmax(0, 1fr) 15.5rem;
    width: calc(100% + 9rem);
    margin-inline-start: -9rem;
    align-items: center;
    > svg {
      max-width: none;
    }
  }
  > div {
    border-top: 3px solid ${tone.rule};
  }
  [data-part='title'] {
    padding-block: ${space[12]} ${space[4]};
    ${type.label}
  }
  li {
    display: grid;
    padding-block: ${space[12]};
    border-bottom: 1px solid ${tone.hairline};
  }
  a {
    padding-block: ${space[4]};
    ${type.row}
    font-size: 1.1875rem;
  }
  span {
    color: ${tone.soft};
    font-size: 1rem;
  }
`;

/** The four halls, a key to each, and who lives in them; each leads to its row below. */
export function HallIndex() {
  const { halls } = campusLiving;
  return (
    <Box aria-labelledby="hall-index">
      <KeyRing />
      <div>
        <p data-part="title" id="hall-index">
          Who lives where
        </p>
        <ul>
          {halls.list.map(({ id, name, type: kind }) => (
            <li key={id}>
              <TextLink href={`#${id}`} quiet>
                {name}
              </TextLink>
              <span>{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}
