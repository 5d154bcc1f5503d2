import { offline } from '../content/offline';
import { NotFoundLayout } from '../not-found/not-found-layout';

/** What the service worker shows without a network, for a page that is not in its cache. */
export function Page() {
  return <NotFoundLayout {...offline} />;
}
