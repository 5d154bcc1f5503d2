import { useEffect } from 'react';
import { errorScreen, sectionUnavailable } from '../content/error-screens';
import { overrides } from '../content/overrides';
import { useOnline } from '../router/use-online';
import { removeOverrides } from '../remotes/overrides';
import { useBusyStore, useRetry } from '../router/site-router';
import { ErrorScreen } from './error-screen';

function OverrideUnreachable() {
  const { title, text, release } = overrides.unreachable;
  return (
    <ErrorScreen
      title={title}
      text={text}
      actions={[
        { label: release, onClick: removeOverrides },
        { label: errorScreen.goHome, href: '/' },
      ]}
    />
  );
}

/**
 * What stands in place of a section whose files do not answer. Try Again loads them afresh, without a reload, and so does
 * the network when it comes back.
 */
export function SectionUnavailable({ isOverridden }: { isOverridden: boolean }) {
  const retry = useRetry();
  const isBusy = useBusyStore((state) => state.isBusy);
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  if (isOverridden) return <OverrideUnreachable />;
  const { title, text, offline, tryAgain, trying } = sectionUnavailable;
  return (
    <ErrorScreen
      title={title}
      text={isOnline ? text : offline}
      actions={[
        { label: isBusy ? trying : tryAgain, onClick: retry, busy: isBusy },
        { label: errorScreen.goHome, href: '/' },
      ]}
    />
  );
}
