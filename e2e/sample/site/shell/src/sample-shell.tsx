import { Frame } from '@3eu/engine/navigation/site-router';
import { loadBlocks, pageHere, type SitePage } from '@3eu/engine/navigation/pages';
import { shellSource } from '@3eu/engine/federation/loader';
import type { Shell, Site } from '@3eu/engine/site';
import { useHydrated } from '@3eu/platform/page';
import { AskPage } from './ask-page';
import { descriptor } from './descriptor';
import { shell as plain } from './shell';
import { variant } from './variant';

/** Says that React runs the frame: tests wait for it. */
function Ready() {
  return <span hidden data-ready={useHydrated() || undefined} data-label={variant.label} />;
}

/** A home page that is a script of its own, and shows blocks of two remotes. */
function home(site: Site): SitePage {
  const [{ path, blocks }] = descriptor.pages;
  const source = shellSource(path, () => import(/* webpackChunkName: "home" */ './home-page'));
  const prepare: SitePage['prepare'] = (options) => loadBlocks(blocks, site, options);
  return { path, source, blocks, prepare };
}

/** The shell that a new site begins with, with a home page of its own. */
export const shell: Shell = {
  ...plain,
  Layout: ({ children }) => (
    <>
      <Frame>
        <Ready />
      </Frame>
      <plain.Layout>{children}</plain.Layout>
    </>
  ),
  ownPages: (site) => [
    home(site),
    pageHere('/ask', AskPage),
    ...plain.ownPages(site).filter(({ path }) => path !== '/'),
  ],
};
