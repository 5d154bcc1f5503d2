import { useBlocker, useUnloadQuestion } from '@3eu/platform/page';
import { ActionRow, Button, Stack, Linked } from '@3eu/university/ui';
import { Dialog } from '@3eu/university/ui/patterns';
import { application } from '../../content/application';

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
        <p>
          <Linked text={leave.text} />
        </p>
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
