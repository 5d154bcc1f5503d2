import { errorScreen, sectionUnavailable } from '../content/error-screens';
import { overrides } from '../content/overrides';
import { removeOverrides } from '../overrides/overrides';
import { useBusyStore } from '../router/busy-store';
import { useNavigation } from '../router/site-router';
import { ErrorScreen } from './error-screen';

/** For a local override whose development server does not answer. */
function OverrideUnreachable() {
  const { title, text, release } = overrides.unreachable;
  return (
    <ErrorScreen
      title={title}
      text={text}
      actions={[
        { label: release, onClick: removeOverrides },
        { label: errorScreen.goHome, href: '/' },
      ]}
    />
  );
}

/** What stands in place of a section whose files do not answer. Try Again loads them afresh, without a reload. */
export function SectionUnavailable({ isOverridden }: { isOverridden: boolean }) {
  const { retry } = useNavigation();
  const isBusy = useBusyStore((state) => state.isBusy);
  if (isOverridden) return <OverrideUnreachable />;
  const { title, text, tryAgain, trying } = sectionUnavailable;
  return (
    <ErrorScreen
      title={title}
      text={text}
      actions={[
        { label: isBusy ? trying : tryAgain, onClick: retry, busy: isBusy },
        { label: errorScreen.goHome, href: '/' },
      ]}
    />
  );
}
