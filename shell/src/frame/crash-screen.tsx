import styled from '@emotion/styled';
import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from '@3eu/platform/page';
import { Button, Container, Notice } from '@3eu/university/ui';
import { errorScreen } from '../content/error-screens';
import { notices } from '../content/notices';
import { useRetry } from '@3eu/engine/navigation/site-router';
import { ErrorScreen } from './error-screen';

/** Only developers see the panel, so it is not part of the first load. Without a network the error screen omits it. */
const DebugPanel = lazy<ComponentType<{ error: unknown }>>(() =>
  import('./debug-panel').then(
    (module) => ({ default: module.DebugPanel }),
    () => ({ default: () => null }),
  ),
);

/** What went wrong, for developers: where `debug=true` is in the query. */
function Debugging({ error }: { error: unknown }) {
  const isDebugging = new URLSearchParams(useLocation().search).get('debug') === 'true';
  return (
    isDebugging && (
      <Suspense>
        <DebugPanel error={error} />
      </Suspense>
    )
  );
}

const AtTheEdge = styled.div`
  position: sticky;
  bottom: var(--notices-height, 0px);
  z-index: 8;
`;

/** Said of a page that threw and stays readable as the document brought it. */
export function BrokenNote({ error }: { error: unknown }) {
  const { text, action } = notices.broken;
  return (
    <>
      <Debugging error={error} />
      <AtTheEdge role="status">
        <Container>
          <Notice title={text}>
            <Button size="sm" variant="secondary" onClick={() => location.reload()}>
              {action}
            </Button>
          </Notice>
        </Container>
      </AtTheEdge>
    </>
  );
}

/** The error screen of the specification (sections 2 and 8). Try Again loads the page again; Go Home leaves it. `debug=true` in the query adds the panel. */
export function CrashScreen({ error }: { error: unknown }) {
  const retry = useRetry();
  return (
    <>
      <ErrorScreen
        title={errorScreen.title}
        text={errorScreen.text}
        actions={[
          { label: errorScreen.tryAgain, onClick: retry },
          { label: errorScreen.goHome, href: '/' },
        ]}
      />
      <Debugging error={error} />
    </>
  );
}
