/** Room navigation: the menus, made of what the packages that are live say. For every room and the shell. */
import type { RuntimeHref, SiteAddress } from '@3eu/platform/page';
import { valueAddress, type FooterGroup, type MenuGroup, type PageEntry } from '@3eu/platform/contract';
import type { Registry } from '@3eu/platform/contract/descriptor';
import { quickLinkShare } from '@3eu/platform/contract/quick-links';

export type MenuLink = { href: SiteAddress | RuntimeHref; label: string; note?: string };

type Listed = MenuLink & { menu?: string; footer?: string; oneOfMany?: true; owner?: string };

/** The links of a page: one for each known value of its parameter, or the page itself. */
function linksOf({ path, params, ...link }: PageEntry): Listed[] {
  if (!params) return [{ ...link, href: path as RuntimeHref }];
  return params.map(({ slug, ...param }) => ({
    ...param,
    href: valueAddress(path, slug) as RuntimeHref,
    oneOfMany: true,
  }));
}

function allLinks({ remotes }: Pick<Registry, 'remotes'>): Listed[] {
  return Object.entries(remotes).flatMap(([owner, { pages }]) =>
    pages.flatMap(linksOf).map((link) => ({ ...link, owner })),
  );
}

function plain({ href, label, note }: Listed): MenuLink {
  return note === undefined ? { href, label } : { href, label, note };
}

/** The page that lists all pages where the site has more than Quick Links shows. */
const allPagesPath = SITE.menus.top.at(-1)!.href;

const alphabet = new Intl.Collator(SITE.language, { numeric: true });

/** The Quick Links section of a page; a descriptor may name no column of the footer. */
function sectionOf({ menu, footer }: Listed): string {
  return footer ?? (menu && SITE.menus.groups[menu]) ?? SITE.menus.otherSection;
}

/** The list of Quick Links that a page is in: that of its section, or its `more` list for one of many of a kind. */
function quickList(link: Listed): string {
  const section = sectionOf(link);
  return link.oneOfMany && !link.footer ? `quick-${section}-more` : `quick-${section}`;
}

/** The links of Quick Links: of every package its share, pages of their own before those that are many of a kind. */
function quickLinks(links: readonly Listed[]): Listed[] {
  const owners = [...new Set(links.map(({ owner }) => owner))].map((owner) =>
    links.filter((link) => link.owner === owner),
  );
  const share = quickLinkShare(owners.map((own) => own.length));
  const chosen = new Set(
    owners.flatMap((own) =>
      [...own].sort((a, b) => Number(a.oneOfMany ?? 0) - Number(b.oneOfMany ?? 0)).slice(0, share),
    ),
  );
  return links.filter((link) => chosen.has(link));
}

/**
 * Every page of the site, by section (specification, section 2, Quick Links). A page of their own lists them all, sorted
 * by name within each section.
 */
function indexLists(links: readonly Listed[]): MutableMenus {
  const lists: MutableMenus = {
    'quick-top': SITE.menus.top.map(({ href, label }) => ({ href: href as RuntimeHref, label })),
  };
  for (const link of quickLinks(links)) (lists[quickList(link)] ??= []).push({ href: link.href, label: link.label });
  const byName = [...links].sort((a, b) => alphabet.compare(a.label, b.label));
  for (const link of byName) (lists[`every-${sectionOf(link)}`] ??= []).push({ href: link.href, label: link.label });
  return lists;
}

/**
 * Name of a list of links: a group of a dropdown, a column of the footer, a section of Quick Links (`more` are the many
 * pages of one kind, such as majors), pages that the site chose, or a section of the page that lists all pages.
 */
export type MenuListName =
  | `menu-${MenuGroup}`
  | `footer-${FooterGroup}`
  | `quick-${FooterGroup}${'' | '-more'}`
  | `every-${FooterGroup}`
  | 'quick-top'
  | `chosen-${string}`;

export type Menus = Readonly<Partial<Record<MenuListName, readonly MenuLink[]>>>;

type MutableMenus = Record<string, MenuLink[]>;

/** The menus built from the remotes' descriptors, in the order of the remotes and their pages. */
export function menusOf(registry: Pick<Registry, 'remotes'>): Menus {
  const links = allLinks(registry);
  const lists = indexLists(links);
  for (const [name, paths] of Object.entries(SITE.menus.chosen)) {
    const chosen = paths.flatMap((path) => links.find(({ href }) => href === path) ?? []);
    if (chosen.length > 0) lists[`chosen-${name}`] = chosen.map(({ href, label }) => ({ href, label }));
  }
  for (const link of links) {
    if (link.menu) (lists[`menu-${link.menu}`] ??= []).push(plain(link));
    if (link.footer) (lists[`footer-${link.footer}`] ??= []).push(plain(link));
  }
  return lists;
}

/** What of the menus stands on every page of the site. */
export function framePart(menus: Menus): Menus {
  return Object.fromEntries(Object.entries(menus).filter(([name]) => !name.startsWith('every-')));
}

/** The menus that a page's document carries: only the page that lists all pages carries that list. */
export function pageMenus(menus: Menus, path: string): Menus {
  return path === allPagesPath ? menus : framePart(menus);
}
