import styled from '@emotion/styled';
import { useContext } from 'react';
import type { Href } from '@3eu/platform/contract/href';
import { PageNotesContext } from '@3eu/platform/page/notes';
import { SmartLink } from '../typography/smart-link';
import { space, tone, type } from '../foundation/tokens';

// The page's own name takes what is left of the line, at least some letters of it: wrapped in the local font or the web
// font alone, it would move the whole page. The title repeats it in full.
const Nav = styled.nav`
  ${type.caption}
  color: ${tone.soft};
  margin-bottom: ${space[16]};
  ol {
    display: flex;
    flex-wrap: wrap;
  }
  a {
    display: inline-block;
    min-height: 24px;
  }
  li:last-child {
    flex: 1 1 0;
    min-width: min(6ch, 100%);
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li ~ li::before {
    content: '/';
    content: '/' / '';
    margin-inline: 0.3em;
  }
`;

export type BreadcrumbItem = { label: string; href?: Href };

/**
 * The pages above this one; the last item is the page itself and carries no link [breadcrumb, WAI-ARIA APG]. A document
 * says the same to search engines.
 */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  useContext(PageNotesContext)?.breadcrumb?.(items);
  return (
    <Nav aria-label="Breadcrumb">
      <ol>
        {items.map(({ label, href }) => (
          <li key={label}>
            {href ? <SmartLink href={href}>{label}</SmartLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </Nav>
  );
}
