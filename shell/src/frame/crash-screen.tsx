import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation } from '@3eu/platform/page';
import { errorScreen } from '../content/error-screens';
import { useRetry } from '@3eu/engine/navigation/site-router';
import { ErrorScreen } from './error-screen';

/** Only developers see the panel, so it is not part of the first load. Without a network the error screen omits it. */
const DebugPanel = lazy<ComponentType<{ error: unknown }>>(() =>
  import('./debug-panel').then(
    (module) => ({ default: module.DebugPanel }),
    () => ({ default: () => null }),
  ),
);

/** The error screen of the specification (sections 2 and 8). Try Again loads the page again; Go Home leaves it. `debug=true` in the query adds the panel. */
export function CrashScreen({ error }: { error: unknown }) {
  const retry = useRetry();
  const isDebugging = new URLSearchParams(useLocation().search).get('debug') === 'true';
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
      {isDebugging && (
        <Suspense>
          <DebugPanel error={error} />
        </Suspense>
      )}
    </>
  );
}
