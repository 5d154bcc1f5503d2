import { Container, Notice } from '@3eu/university/ui';
import { notices } from '../../content/notices';
import { useOnline } from '@3eu/engine/navigation/use-online';

/** Tells a visitor without a network so. Visited pages open only where a service worker keeps them. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <Container>
      <Notice kind="warn">{navigator.serviceWorker?.controller ? notices.offlineKept : notices.offline}</Notice>
    </Container>
  );
}
