import { useEffect } from 'react';
import { errorScreen, sectionUnavailable } from '../content/error-screens';
import { useOnline } from '@3eu/engine/federation/online';
import { useBusyStore, useRetry } from '@3eu/engine/navigation/site-router';
import { ErrorScreen } from './error-screen';

/**
 * What stands in place of a section whose files do not answer. Try Again loads them afresh, without a reload, and so does
 * the network when it comes back.
 */
export function SectionUnavailable() {
  const retry = useRetry();
  const isBusy = useBusyStore((state) => state.isBusy);
  const isOnline = useOnline();
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
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
