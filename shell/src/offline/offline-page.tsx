import { offline } from '../content/notices';
import { StrandedPage } from '../error-screen/stranded-page';

/** What the service worker shows for a page that it has not kept, while there is no network. */
export function OfflinePage() {
  return <StrandedPage {...offline} />;
}
