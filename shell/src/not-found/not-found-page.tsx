import { notFound } from '../content/notices';
import { StrandedPage } from '../error-screen/stranded-page';

/** What stands at an address that no page has. Served with status 404. */
export function NotFoundPage() {
  return <StrandedPage {...notFound} />;
}
