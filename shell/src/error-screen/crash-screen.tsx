import { lazy, Suspense, type ComponentType } from 'react';
import { useLocation, useNavigate } from '@3eu/shared/router';
import { errorScreen } from '../content/notices';
import { ErrorScreen } from './error-screen';

/** Nobody but a developer sees the panel, so no first view carries it. An error screen without a network goes without it. */
const DebugPanel = lazy<ComponentType>(() =>
  import('./debug-panel').then(
    (module) => ({ default: module.DebugPanel }),
    () => ({ default: () => null }),
  ),
);

/** The error screen of the specification (sections 2 and 8). Try Again renders the page again; Go Home leaves it. `debug=true` in the query adds the panel. */
export function CrashScreen() {
  const navigate = useNavigate();
  const location = useLocation();
  const isDebugging = new URLSearchParams(location.search).get('debug') === 'true';
  const again = () => void navigate(location, { replace: true, preventScrollReset: true });
  return (
    <>
      <ErrorScreen
        title={errorScreen.title}
        text={errorScreen.text}
        actions={[
          { label: errorScreen.tryAgain, onClick: again },
          { label: errorScreen.goHome, href: '/' },
        ]}
      />
      {isDebugging && <Suspense><DebugPanel /></Suspense>}
    </>
  );
}
