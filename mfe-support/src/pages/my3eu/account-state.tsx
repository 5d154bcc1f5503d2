import styled from '@emotion/styled';
import { Tag, tone } from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';

const List = styled(RuledList)`
  color: ${tone.soft};
`;

/** Term, notifications and last login of the account, fixed as the specification has them. */
export function AccountState({
  label,
  notifications,
  lastLogin,
  semester,
}: Record<'label' | 'notifications' | 'lastLogin' | 'semester', string>) {
  return (
    <List room={12} aria-label={label}>
      <li>{semester}</li>
      <li>
        <Tag>{notifications}</Tag>
      </li>
      <li>{lastLogin}</li>
    </List>
  );
}
