import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@3eu/platform/page';
import { useSiteStore, type UserType } from '@3eu/university/store';
import { ContentPage } from '@3eu/university/ui';
import { my3eu as content } from '../../content/my3eu';
import { Dashboard } from './dashboard';
import { SignIn } from './sign-in';

/**
 * After signing in or out another view stands on the page; the focus goes to its beginning, or to the card that the
 * address names (`/my3eu#bills`), where the view has it.
 */
function useFocusOnChange(view: unknown) {
  const { hash } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    scrollTo(0, 0);
    const card = hash ? page.current?.querySelector<HTMLElement>(`h3[tabindex]#${CSS.escape(hash.slice(1))}`) : null;
    card?.scrollIntoView({ block: 'center' });
    (card ?? page.current?.querySelector('h1'))?.focus({ preventScroll: true });
  }, [view, hash]);
  return page;
}

export function Page() {
  const userType = useSiteStore((state) => state.userType);
  const signIn = useSiteStore((state) => state.signIn);
  const signOut = useSiteStore((state) => state.signOut);
  const [chosen, setChosen] = useState<UserType>(userType ?? 'student');
  const page = useFocusOnChange(userType);
  return (
    <div ref={page}>
      <ContentPage of={content}>
        {userType ? (
          <Dashboard userType={userType} onSignOut={signOut} />
        ) : (
          <SignIn chosen={chosen} onChoose={setChosen} onSignIn={() => signIn(chosen)} />
        )}
      </ContentPage>
    </div>
  );
}
