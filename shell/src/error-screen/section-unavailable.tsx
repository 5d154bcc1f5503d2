import { useEffect } from 'react';
import { errorScreen, sectionUnavailable } from '../content/error-screens';
import { overrides } from '../content/overrides';
import { useOnline } from '../router/use-online';
import { removeOverrides } from '../remotes/overrides';
import { useBusyStore, useRetry } from '../router/site-router';
import { ErrorScreen } from './error-screen';

/** @param fault What is wrong, in the words of its error; without it, the server does not answer. */
function OverrideUnavailable({ fault }: { fault?: string | undefined }) {
  const { unreachable, faulty, release } = overrides;
  const { title, text } = fault === undefined ? unreachable : { ...faulty, text: fault };
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
export function SectionUnavailable({ isOverridden, fault }: { isOverridden: boolean; fault?: string }) {
  const retry = useRetry();
  const isBusy = useBusyStore((state) => state.isBusy);
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  if (isOverridden) return <OverrideUnavailable fault={fault} />;
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
