import { useLocation, useNavigate } from '@3eu/shared/router';
import { errorScreen } from '../content/notices';
import { DebugPanel } from './debug-panel';
import { ErrorScreen } from './error-screen';

/** The error screen of the specification (sections 2 and 8). Try Again renders the page again; Go Home leaves it. */
export function CrashScreen() {
  const navigate = useNavigate();
  const location = useLocation();
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
      <DebugPanel />
    </>
  );
}
