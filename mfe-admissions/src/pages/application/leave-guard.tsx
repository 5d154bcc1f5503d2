import { useEffect } from 'react';
import { useBlocker } from '@3eu/shared/router';
import { ActionRow, Button, Dialog, Stack } from '@3eu/shared/ui';
import { application } from '../../content/application';

/** The browser's own question, on closing, reloading and full navigation. */
function useUnloadQuestion(asks: boolean) {
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome up to 118 supports only this way.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}

/** Asks before a draft is lost: the browser on a full unload, a dialog of ours on the way to another page of the site. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  const { leave } = application;
  useUnloadQuestion(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const go = () => {
    if (blocker.state !== 'blocked') return;
    onLeave();
    blocker.proceed();
  };
  const stay = () => blocker.state === 'blocked' && blocker.reset();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} title={leave.title}>
      <Stack>
        <p>{leave.text}</p>
        <ActionRow>
          <Button onClick={stay}>{leave.stay}</Button>
          <Button variant="secondary" onClick={go}>
            {leave.leave}
          </Button>
        </ActionRow>
      </Stack>
    </Dialog>
  );
}
