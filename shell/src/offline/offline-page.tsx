import { offline } from '../content/offline';
import { NotFoundLayout } from '../not-found/not-found-layout';

/** What the service worker shows for a page that it has not kept, while there is no network. */
export function OfflinePage() {
  return <NotFoundLayout {...offline} />;
}
