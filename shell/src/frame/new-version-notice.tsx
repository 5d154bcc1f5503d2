import { useEffect, useState } from 'react';
import { Button, Container, Notice } from '@3eu/university/ui';
import { notices } from '../content/notices';
import { readDocumentState } from '@3eu/engine/federation/document-data';
import { fetchRegistry } from '@3eu/engine/federation/registry-client';

/** Minimum time, in milliseconds, between two checks when a visitor comes back to the tab. */
const askAgainAfter = 60_000;

async function hasNewVersion(): Promise<boolean> {
  const document = readDocumentState();
  const { shell, remotes } = await fetchRegistry();
  return (
    shell?.version !== document.shellVersion ||
    document.remotes.some(({ name, version }) => remotes[name] !== undefined && remotes[name].version !== version)
  );
}

/** Tells a visitor who comes back to the tab that a newer release is live. The tab keeps its own versions. */
export function NewVersionNotice() {
  const [isNew, setNew] = useState(false);
  useEffect(() => {
    let asked = performance.now();
    const ask = () => {
      if (document.visibilityState !== 'visible' || performance.now() - asked < askAgainAfter) return;
      asked = performance.now();
      hasNewVersion()
        .then(setNew)
        .catch(() => {});
    };
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, []);
  if (!isNew) return null;
  return (
    <Container>
      <Notice kind="info" title={notices.newVersion.text}>
        <Button size="sm" variant="secondary" onClick={() => location.reload()}>
          {notices.newVersion.action}
        </Button>
      </Notice>
    </Container>
  );
}
