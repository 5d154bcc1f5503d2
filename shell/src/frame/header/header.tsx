import styled from '@emotion/styled';
import { Link } from '@3eu/platform/page';
import { brand } from '@3eu/university/facts';
import { ButtonLink, color, Container, media, space, Wordmark } from '@3eu/university/ui';
import { header } from '../../content/header';
import type { HeaderAction } from '../../content/types';
import { FindLink } from '../../find/find-link';
import { Dropdown } from './dropdown';
import { MobileMenu } from './mobile-menu';
import { UtilityLine } from './utility-line';

// What makes room on phones is in container queries, by the header's width in rem: they follow text that a script
// enlarges, which media queries ignore.
// The line above it scrolls away, and comes back for a keyboard that reaches it.
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 10;
  background: ${color.white};
  border-bottom: 1px solid ${color.line};
  view-transition-name: site-header;
  container-type: inline-size;
  --utility-height: 0px;
  ${media.lg} {
    --utility-height: 2.25rem;
    top: calc(-1 * var(--utility-height));
    &:has(> nav:focus-within) {
      top: 0;
    }
  }
  ${media.print} {
    position: static;
  }
`;

// On a phone with text at twice its size, the name grows less, so that it and Menu stay side by side.
// On the narrowest screens with the whole navigation, the line under the name makes room for it.
const Row = styled(Container)`
  position: relative;
  display: flex;
  align-items: center;
  gap: clamp(12px, 2.4vw, 36px);
  height: var(--header-height);
  > a {
    display: grid;
    text-decoration: none;
  }
  @container (max-width: 15rem) {
    gap: ${space[4]};
    padding-inline: ${space[12]};
    > a > span {
      font-size: 0.65rem;
      gap: 0.25rem;
    }
  }
  @media (min-width: 65em) and (max-width: 79.99em) {
    gap: ${space[12]};
    && small {
      display: none;
    }
  }
`;

// Wide enough for the labels in either font: when the web font comes, the spaces between absorb the difference.
const Nav = styled.nav`
  --between: clamp(2px, 4vw - 40px, 16px);
  display: none;
  height: 100%;
  margin-left: auto;
  min-width: calc(31.25rem + 3 * var(--between));
  > ul {
    display: flex;
    justify-content: space-between;
    gap: var(--between);
    height: 100%;
  }
  ${media.lg} {
    display: block;
  }
`;

/* On small phones they stand closer, so that no word of the name breaks. */
// Where the name, APPLY and Menu do not fit side by side, APPLY is only in the menu.
// Phones have no room for a third item beside the name: Find is the first line of the menu instead.
const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  margin-left: auto;
  > a:not([data-always], [data-find]) {
    display: none;
  }
  @container (max-width: 24.4rem) {
    gap: ${space[4]};
    && > * {
      padding-inline: 7px;
    }
  }
  @container (max-width: 22.4rem) {
    > a[data-always] {
      display: none;
    }
  }
  @container (max-width: 30rem) {
    > a[data-find] {
      display: none;
    }
  }
  ${media.lg} {
    margin-left: 0;
    > a:not([data-always], [data-find]) {
      display: inline-flex;
    }
  }
  @media (min-width: 65em) and (max-width: 79.99em) {
    > a[data-find] {
      display: none;
    }
    gap: ${space[4]};
    > a:not([data-find]) {
      padding-inline: ${space[8]};
    }
  }
`;

/**
 * The header of every page: sticky, with hover dropdowns on wide screens and a menu dialog on narrow ones. The line
 * above it lists pages by who reads them.
 */
export function Header() {
  return (
    <Bar lang={SITE.language}>
      <UtilityLine />
      <Row>
        <Link href="/">
          <Wordmark name={brand.name} tagline={brand.tagline} />
        </Link>
        <Nav aria-label="Main">
          <ul>
            {header.menus.map((menu) => (
              <Dropdown key={menu.name} menu={menu} />
            ))}
          </ul>
        </Nav>
        <Actions data-print="hide">
          <FindLink />
          {header.actions.map(({ label, href, primary }: HeaderAction) => (
            <ButtonLink
              key={href}
              href={href}
              size="sm"
              variant={primary ? 'primary' : 'secondary'}
              data-always={primary}
              label={label}
            />
          ))}
          <MobileMenu />
        </Actions>
      </Row>
    </Bar>
  );
}
