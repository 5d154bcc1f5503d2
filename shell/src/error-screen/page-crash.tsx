import { useState } from 'react';
import { useRevalidator, useRouteError } from '@3eu/shared/router';
import { errorScreen, overrides, sectionUnavailable } from '../content/notices';
import { readOverrides, removeOverrides } from '../overrides/overrides';
import { SectionUnavailableError } from '../router/remote-loader';
import { CrashScreen } from './crash-screen';
import { ErrorScreen } from './error-screen';

/** What a page is replaced by when it cannot be shown; header and footer stay. */
export function PageCrash() {
  const error = useRouteError();
  if (!(error instanceof SectionUnavailableError)) return <CrashScreen />;
  return readOverrides().size > 0 ? <OverrideUnreachable /> : <SectionUnavailable />;
}

/** A remote that a development server should have given. */
function OverrideUnreachable() {
  const { title, text, release } = overrides.unreachable;
  return <ErrorScreen title={title} text={text} actions={[{ label: release, onClick: removeOverrides }, { label: errorScreen.goHome, href: '/' }]} />;
}

/** A section whose files do not answer. Try Again loads them afresh, without a reload. */
function SectionUnavailable() {
  const { revalidate, state } = useRevalidator();
  const [tried, setTried] = useState(false);
  const trying = tried && state === 'loading';
  const again = () => {
    setTried(true);
    void revalidate();
  };
  return (
    <ErrorScreen
      title={sectionUnavailable.title}
      text={sectionUnavailable.text}
      actions={[
        { label: trying ? sectionUnavailable.trying : sectionUnavailable.tryAgain, onClick: again, busy: trying },
        { label: errorScreen.goHome, href: '/' },
      ]}
    />
  );
}
