import { useEffect, useState, type ReactNode } from 'react';
import { Link, NavLink, Seo } from '@3eu/platform/page';
import { MenusProvider, useMenuList } from '@3eu/engine/navigation/menus-context';
import { onArrival } from '@3eu/engine/navigation/navigation';
import { pageHere } from '@3eu/engine/navigation/pages';
import { Frame, Pages, useBusyStore, useRetry } from '@3eu/engine/navigation/site-router';
import { useSite } from '@3eu/engine/site';
import type { Shell } from '@3eu/engine/site';
import { federation } from '../../federation';

function Menu() {
  const [top, main] = [useMenuList('quick-top'), useMenuList('quick-main')];
  return (
    <ul>
      {[...top, ...main].map(({ href, label }) => (
        <li key={href}>
          <NavLink href={href}>{label}</NavLink>
        </li>
      ))}
    </ul>
  );
}

/** Shows that the next page is on its way; a screen reader hears its name when it is there. */
function Status() {
  const isBusy = useBusyStore((state) => state.isBusy);
  const [name, setName] = useState('');
  useEffect(() => onArrival(setName), []);
  return (
    <p className="status" role="status" data-busy={isBusy || undefined}>
      {isBusy ? 'Loading …' : name}
    </p>
  );
}

/** What stands around every page. */
function Layout({ children }: { children: ReactNode }) {
  return (
    <MenusProvider value={useSite().menus}>
      <Frame>
        <a className="skip" href="#main" lang={SITE.language}>
          Skip to content
        </a>
        <Status />
        <header lang={SITE.language}>
          <nav aria-label="Main">
            <Menu />
          </nav>
        </header>
      </Frame>
      <main id="main" tabIndex={-1}>
        <Pages>{children}</Pages>
      </main>
      <footer lang={SITE.language}>{SITE.name}</footer>
    </MenusProvider>
  );
}

/** The page that broke has taken the focus with it. */
const focus = (heading: HTMLElement | null) => heading?.focus();

function CrashScreen() {
  return (
    <>
      <h1 ref={focus} tabIndex={-1}>
        Something went wrong
      </h1>
      <p>
        <button onClick={useRetry()}>Try again</button>
      </p>
    </>
  );
}

/** A page of the shell: its name, one sentence, and what else stands on it. */
const page = (title: string, text: string, noindex = false) =>
  function Page() {
    return (
      <>
        <Seo title={title} description={text} keywords={[title]} section={title} noindex={noindex} />
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Link href="/pages">All pages</Link>
        </p>
      </>
    );
  };

export const shell: Shell = {
  federation,
  Layout,
  CrashScreen,
  SectionUnavailable: CrashScreen,
  ownPages: () => [
    pageHere('/', page(SITE.name, 'A site of sections that are released one by one.')),
    pageHere('/pages', page('All pages', 'Every page of this site is in the menu above.')),
    pageHere('/404', page('Not found', 'There is no page at this address.', true)),
    pageHere('/offline', page('No connection', 'Pages that were visited before open offline too.', true)),
  ],
};
