/**
 * What stands around a page in the variants that are not ours: the same header and footer. The shell's helpers (progress,
 * announcer, notices, scroll, report) are left out, in favour of the rivals.
 */
import { SkipLink } from '@3eu/shared/ui';
import { notices } from '../../../shell/src/content/notices';
import { Footer } from '../../../shell/src/footer/footer';
import { Header } from '../../../shell/src/header/header';
import { MenusProvider } from '../../../shell/src/menus/menus-context';

/** @param menus The lists of links, which our documents carry and a rival's bundle has inside. */
export function Frame({ menus, children }) {
  return (
    <MenusProvider value={menus}>
      <SkipLink href="#main">{notices.skip}</SkipLink>
      <div>
        <Header />
        <main id="main" tabIndex={-1}>
          <div data-page="">{children}</div>
        </main>
        <Footer />
      </div>
    </MenusProvider>
  );
}
