import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useBlocker, useUnloadQuestion } from '@3eu/platform/page';
import { ActionRow, Button, withLinks, Stack, color, radius, shadow, space, type } from '@3eu/university/ui';
import { application } from '../../content/application';

const Box = styled.dialog`
  width: min(40rem, calc(100vw - 2 * ${space[16]}));
  max-height: calc(100dvh - 2 * ${space[16]});
  margin: auto;
  padding: ${space[24]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink900};
  box-shadow: ${shadow.menu};
  overflow: auto;
  &::backdrop {
    background: rgb(5 47 52 / 0.6);
  }
  h2 {
    ${type.card}
  }
`;

/** Asks before a draft is lost: the browser on a full unload, a dialog of ours on the way to another page of the site. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave: () => void }) {
  const { leave } = application;
  useUnloadQuestion(dirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsked = blocker.state === 'blocked';
  const go = () => {
    if (blocker.state !== 'blocked') return;
    onLeave();
    blocker.proceed();
  };
  const stay = () => blocker.state === 'blocked' && blocker.reset();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const element = dialog.current!;
    if (!isAsked) return;
    element.showModal();
    // Also when its page is hidden: it would still keep the rest of the site from being used.
    return () => element.close();
  }, [isAsked]);
  return (
    // The browser holds the focus inside, gives it back, and closes it on Escape [modal dialog, WAI-ARIA APG].
    <Box ref={dialog} aria-labelledby={title} onClose={stay}>
      <Stack gap={16}>
        <h2 id={title}>{leave.title}</h2>
        <p>{withLinks(leave.text)}</p>
        <ActionRow>
          <Button onClick={stay}>Stay</Button>
          <Button variant="secondary" onClick={go}>
            Leave
          </Button>
        </ActionRow>
      </Stack>
    </Box>
  );
}
