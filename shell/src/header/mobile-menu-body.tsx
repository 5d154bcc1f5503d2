import { memo } from 'react';
import { ButtonLink } from '@3eu/shared/ui';
import { footer } from '../content/footer';
import { header, type HeaderAction } from '../content/header';
import { FindRow } from '../find/find-link';
import { MenuList } from '../navigation/menu-list';
import { Audiences } from './audiences';
import { MenuBody } from './mobile-menu-style';

/**
 * Everything that the header of wide screens leads to, and all pages below it. It does not render again when the menu opens:
 * some sixty links would keep it waiting.
 */
export const MobileMenuBody = memo(function MobileMenuBody() {
  return (
    <MenuBody aria-label={header.mobileMenu.title}>
      <div data-actions>
        {header.actions.map(({ label, href, primary }: HeaderAction) => (
          <ButtonLink key={href} href={href} size="sm" variant={primary ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </div>
      <div data-find>
        <FindRow />
      </div>
      <section data-audiences>
        <h3>{header.audiencesLabel}</h3>
        <Audiences />
      </section>
      {header.menus.map(
        ({ name, label, groups }) =>
          groups.length > 0 && (
            <section key={name}>
              <h3>{label}</h3>
              {groups.map(({ menu }) => (
                <MenuList key={menu} name={`menu-${menu}`} current />
              ))}
            </section>
          ),
      )}
      <details>
        <summary>{header.mobileMenu.allPages}</summary>
        <MenuList name="quick-top" current />
        {footer.columns.map(({ group, title }) => (
          <section key={group}>
            <h4>{title}</h4>
            <MenuList name={`quick-${group}`} current />
            <MenuList name={`quick-${group}-more`} current />
          </section>
        ))}
      </details>
    </MenuBody>
  );
});
