import type { FooterGroup, MenuGroup, PageEntry } from '@3eu/shared/contract';
import type { DocumentRegistry } from '@3eu/shared/contract/release';

/** One link of a menu. */
export type MenuLink = { href: string; label: string; note?: string };

const home: MenuLink = { href: '/', label: 'Home' };

type Listed = MenuLink & { menu?: MenuGroup; footer?: FooterGroup };

/** The links of a page: one for each known value of its parameter, or the page itself. */
function linksOf({ path, params, ...link }: PageEntry): Listed[] {
  if (!params) return [{ ...link, href: path }];
  const folder = path.slice(0, path.indexOf('/:'));
  return params.map(({ slug, ...param }) => ({ ...param, href: `${folder}/${slug}` }));
}

function allLinks({ remotes }: DocumentRegistry): Listed[] {
  return remotes.flatMap(({ pages }) => pages.flatMap(linksOf));
}

function plain({ href, label, note }: Listed): MenuLink {
  return note === undefined ? { href, label } : { href, label, note };
}

/** Links of a dropdown, in the order in which the remotes and their pages name them. */
export function menuLinks(registry: DocumentRegistry, menu: MenuGroup): MenuLink[] {
  return allLinks(registry).filter((link) => link.menu === menu).map(plain);
}

/** Links of a column of the footer. */
export function footerLinks(registry: DocumentRegistry, footer: FooterGroup): MenuLink[] {
  return allLinks(registry).filter((link) => link.footer === footer).map(plain);
}

/** Every page of the site, by name (specification, section 2, Quick Links). */
export function quickLinks(registry: DocumentRegistry): MenuLink[] {
  const others = allLinks(registry).map(({ href, label }) => ({ href, label }));
  return [home, ...others.sort((a, b) => a.label.localeCompare(b.label, 'en'))];
}
