import styled from '@emotion/styled';
import { column, media, space, tone, type } from '@3eu/university/ui';

export const Row = styled.li`
  ${column}
  gap: ${space[16]} ${space.split};
  padding-block: ${space[24]};
  border-bottom: 1px solid ${tone.hairline};
  overflow-wrap: anywhere;
  h3 {
    ${type.card}
  }
  h3 ~ p {
    margin-top: ${space[8]};
    max-width: 66ch;
    color: ${tone.soft};
  }
  ${media.md} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 3fr);
  }
`;

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[8]};
  margin-top: ${space[12]};
  > li {
    padding: 2px ${space[8]};
    border: 1px solid ${tone.hairline};
    ${type.caption}
  }
`;

export const Side = styled.div`
  ${type.caption}
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[4]} ${space[12]};
  }
  dt {
    color: ${tone.faint};
  }
  dd {
    font-weight: 600;
  }
  > a {
    display: inline-block;
    padding-block: ${space[8]};
    font-weight: 600;
  }
`;
