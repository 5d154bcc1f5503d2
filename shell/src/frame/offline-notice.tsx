import { useEffect } from 'react';
import { Container, Notice } from '@3eu/university/ui';
import { notices } from '../content/notices';
import { useOnline } from '@3eu/engine/federation/online';
import { fetchRegistry } from '@3eu/engine/federation/registry-client';

/** How often, in milliseconds, it is tried whether the site can be reached again: not every network tells. */
const askAgainAfter = 20_000;

/** Tells a visitor without a network so. Visited pages open only where a service worker keeps them. */
export function OfflineNotice() {
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline) return;
    const timer = setInterval(() => void fetchRegistry().catch(() => {}), askAgainAfter);
    return () => clearInterval(timer);
  }, [isOnline]);
  if (isOnline) return null;
  return (
    <Container>
      <Notice kind="warn">{navigator.serviceWorker?.controller ? notices.offlineKept : notices.offline}</Notice>
    </Container>
  );
}
