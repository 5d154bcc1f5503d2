import styled from '@emotion/styled';
import { space, tone, type, withLinks } from '@3eu/university/ui';
import type { Entry } from '@3eu/university/content';

const Box = styled.div`
  border-top: 3px solid ${tone.rule};
  h2 {
    ${type.card}
    padding-block: ${space[16]} ${space[8]};
  }
  li {
    padding-block: ${space[12]};
    border-top: 1px solid ${tone.hairline};
  }
  h3 {
    ${type.label}
  }
  li > p {
    ${type.caption}
    color: ${tone.soft};
  }
`;

export function Notices({ title, list, id }: { title: string; list: readonly Entry[]; id: string }) {
  return (
    <Box>
      <h2 id={id}>{title}</h2>
      <ul>
        {list.map((notice) => (
          <li key={notice.title}>
            <h3>{notice.title}</h3>
            <p>{withLinks(notice.text)}</p>
          </li>
        ))}
      </ul>
    </Box>
  );
}
