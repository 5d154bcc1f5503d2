import { offline } from '../content/notices';
import { StrandedPage } from '../error-screen/stranded-page';

/** Attribute that tells the offline document from all others, for it stands at their addresses. */
export const offlineAttribute = 'data-offline';

/** What the service worker shows for a page that it has not kept, while there is no network. */
export function OfflinePage() {
  return (
    <div {...{ [offlineAttribute]: '' }}>
      <StrandedPage {...offline} />
    </div>
  );
}
