import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { Link } from '@3eu/shared/router';
import { color, Icon, radius } from '@3eu/shared/ui';
import { header } from '../content/header';

const Square = styled(Link)`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: ${radius.control};
  color: ${color.ink900};
  &:hover,
  &[aria-current] {
    color: ${color.teal700};
  }
`;

/** Link state that gives the focus to the search field instead of the page's heading. */
const toTheField = { toTheField: true };

export function wantsField(state: unknown): boolean {
  return (state as Partial<typeof toTheField> | null)?.toTheField === true;
}

/** The way to the search over the site's pages; without scripts, to the list of them. */
export function FindLink() {
  const { href, label } = header.find;
  return (
    <Square to={href} state={toTheField} aria-label={label} title={label} data-find>
      <Icon icon={Search} size={24} />
    </Square>
  );
}

/** The same with its word, for the menu of narrow screens. */
export function FindRow() {
  const { href, label } = header.find;
  return (
    <Link to={href} state={toTheField}>
      <Icon icon={Search} />
      {label}
    </Link>
  );
}
