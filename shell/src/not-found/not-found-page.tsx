import { notFound } from '../content/notices';
import { StrandedPage } from '../error-screen/stranded-page';
import { FindForm } from './find-form';

/** What stands at an address that no page has, with a search over those there are. Served with status 404. */
export function NotFoundPage() {
  return (
    <StrandedPage {...notFound}>
      <FindForm />
    </StrandedPage>
  );
}
