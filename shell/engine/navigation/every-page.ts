/**
 * Room navigation: the list of all pages, for documents that were rendered without it. For start and the shell’s own
 * pages.
 */
import { shellSource, type Source } from '../federation/loader';
import { fetchRegistry } from '../federation/registry-client';
import type { Menus } from './menus';

/** The menus with the list of all pages, made of what is live, for documents that do not carry it. */
export const everyPage: Source<Menus> = shellSource('all pages', async () => {
  const [registry, { menusOf }] = await Promise.all([
    fetchRegistry(),
    import(/* webpackChunkName: "pages" */ './menus'),
  ]);
  return menusOf(registry);
});
