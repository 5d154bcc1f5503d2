import { useSyncExternalStore } from 'react';
import styled from '@emotion/styled';
import { Container, Notice, space } from '@3eu/shared/ui';
import { notices } from '../content/notices';
import { OverrideNotice } from '../overrides/override-notice';
import { NewVersionNotice } from './new-version-notice';

const Area = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 9;
  > div {
    padding-block: ${space[8]};
  }
`;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Whether the browser says that it has a network; the prerendered document assumes one. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** The one place for what the site itself has to say: offline, a new version, a local override. */
export function NoticeArea() {
  const online = useOnline();
  return (
    <Area aria-live="polite" data-notices="">
      {!online && (
        <Container>
          <Notice kind="warn">{notices.offline}</Notice>
        </Container>
      )}
      <NewVersionNotice />
      <OverrideNotice />
    </Area>
  );
}
