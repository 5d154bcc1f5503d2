import type { FooterGroup, MenuGroup, PageEntry } from '@3eu/shared/contract';
import type { Registry } from '@3eu/shared/contract/release';
import { allPages } from '../content/all-pages';

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

function allLinks({ remotes }: Pick<Registry, 'remotes'>): Listed[] {
  return Object.values(remotes).flatMap(({ pages }) => pages.flatMap(linksOf));
}

function plain({ href, label, note }: Listed): MenuLink {
  return note === undefined ? { href, label } : { href, label, note };
}

/** Where a site with more pages than Quick Links shows lists them all. */
export const allPagesPath = '/pages';

/** Links of Quick Links. They stand in every document; without a limit each one would grow with the site. */
const quickLinkLimit = 60;

const alphabet = new Intl.Collator('en', { numeric: true });

/** Pages by name, home first. */
function byName(links: readonly Listed[]): MenuLink[] {
  const others = links.map(({ href, label }) => ({ href, label }));
  return [home, ...others.sort((a, b) => alphabet.compare(a.label, b.label))];
}

/**
 * Every page of the site, by name (specification, section 2, Quick Links). Where they are too many, the first ones, and
 * every page on a page of its own: then a new page at the end of the registry leaves all other documents as they are.
 */
function indexLists(links: readonly Listed[]): Partial<Record<MenuListName, MenuLink[]>> {
  if (links.length < quickLinkLimit) return { 'all-pages': byName(links) };
  const quick = byName(links.slice(0, quickLinkLimit - 1));
  return { 'all-pages': [...quick, { href: allPagesPath, label: allPages.label }], 'every-page': byName(links) };
}

/** Name of a list of links: a group of a dropdown, a column of the footer, Quick Links, or the page of all pages. */
export type MenuListName = `menu-${MenuGroup}` | `footer-${FooterGroup}` | 'all-pages' | 'every-page';

/** The lists of links of the header and the footer. */
export type Menus = Readonly<Partial<Record<MenuListName, readonly MenuLink[]>>>;

/** The menus as the remotes' descriptors make them, in the order in which the remotes and their pages name themselves. */
export function menusOf(registry: Pick<Registry, 'remotes'>): Menus {
  const links = allLinks(registry);
  const lists = indexLists(links);
  for (const link of links) {
    if (link.menu) (lists[`menu-${link.menu}`] ??= []).push(plain(link));
    if (link.footer) (lists[`footer-${link.footer}`] ??= []).push(plain(link));
  }
  return lists;
}

/** What of the menus stands on every page. */
export function framePart({ 'every-page': _ownDocument, ...menus }: Menus): Menus {
  return menus;
}

/** The menus that the document of a page carries: the list of all pages of a large site stands in its own one only. */
export function pageMenus(menus: Menus, path: string): Menus {
  return path === allPagesPath ? menus : framePart(menus);
}
