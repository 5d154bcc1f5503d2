import { useEffect, useRef } from 'react';
import { Seo } from '@3eu/shared/seo';
import { useSiteStore } from '@3eu/shared/store';
import { my3eu as content } from '../../content/my3eu';
import { breadcrumbList } from '../../structured-data';
import { Dashboard } from './dashboard';
import { SignIn } from './sign-in';

const jsonLd = PRERENDER && breadcrumbList(content.header.title, '/my3eu');

/** After signing in or out another view stands on the page; the focus goes to its beginning. */
function useFocusOnChange(view: unknown) {
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [view]);
  return page;
}

export function My3euPage() {
  const userType = useSiteStore((state) => state.userType);
  const signIn = useSiteStore((state) => state.signIn);
  const signOut = useSiteStore((state) => state.signOut);
  const page = useFocusOnChange(userType);
  return (
    <div ref={page}>
      <Seo {...content.metadata} jsonLd={jsonLd} />
      {userType ? <Dashboard userType={userType} onSignOut={signOut} /> : <SignIn onSignIn={signIn} />}
    </div>
  );
}

export { My3euPage as Page };
