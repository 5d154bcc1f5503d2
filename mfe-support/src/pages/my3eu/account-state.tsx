import styled from '@emotion/styled';
import { Tag, part, space } from '@3eu/shared/ui';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[8]} ${space[24]};
  margin-top: ${space[24]};
  color: ${part.soft};
`;

/** Term, notifications and last login of the account, fixed as the specification has them. */
export function AccountState({ label, notifications, lastLogin, semester }: Record<'label' | 'notifications' | 'lastLogin' | 'semester', string>) {
  return (
    <List aria-label={label}>
      <li><Tag>{notifications}</Tag></li>
      <li>{semester}</li>
      <li>{lastLogin}</li>
    </List>
  );
}
