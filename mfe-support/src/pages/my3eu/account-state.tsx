import styled from '@emotion/styled';
import { Tag, part, space } from '@3eu/shared/ui';

const List = styled.ul`
  border-top: 3px solid ${part.rule};
  color: ${part.soft};
  > li {
    padding-block: ${space[12]};
    border-bottom: 1px solid ${part.hairline};
  }
`;

/** Term, notifications and last login of the account, fixed as the specification has them. */
export function AccountState({
  label,
  notifications,
  lastLogin,
  semester,
}: Record<'label' | 'notifications' | 'lastLogin' | 'semester', string>) {
  return (
    <List aria-label={label}>
      <li>{semester}</li>
      <li>
        <Tag>{notifications}</Tag>
      </li>
      <li>{lastLogin}</li>
    </List>
  );
}
