import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { Link } from '@3eu/platform/page';
import { color, Icon, radius } from '@3eu/university/ui';
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

/** Id of the search field, where the links to the page lead. */
export const fieldId = 'search';

const { label } = header.find;
const href = `${header.find.href}#${fieldId}` as const;

/** The way to the search over the site's pages; without scripts, to the list of them. */
export function FindLink() {
  return (
    <Square href={href} aria-label={label} title={label} data-find>
      <Icon icon={Search} size={24} />
    </Square>
  );
}

/** The same with its word, for the menu of narrow screens. */
export function FindRow() {
  return (
    <Link href={href}>
      <Icon icon={Search} />
      {label}
    </Link>
  );
}
