import { useEffect } from 'react';
import { useHydrated } from '@3eu/shared/router';
import { Button, Container, Notice } from '@3eu/shared/ui';
import { overrides as words } from '../content/overrides';
import { readOverrides, removeOverrides } from '../remotes/overrides';

function overriddenNames(): string {
  return [...readOverrides().keys()].join(', ');
}

/**
 * Says, in the page and in its title, that remotes come from a developer's machine. One click removes the overrides.
 */
export function OverrideNotice() {
  const names = useHydrated() ? overriddenNames() : '';
  useEffect(() => {
    if (!names) return;
    const mark = words.titleMark(names);
    const put = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    put();
    // Each page that is shown puts its own title there.
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [names]);
  if (!names) return null;
  return (
    <Container>
      <Notice kind="warn" title={words.title(names)}>
        <Button size="sm" variant="secondary" onClick={removeOverrides}>
          {words.remove}
        </Button>
      </Notice>
    </Container>
  );
}
