import { notFound } from '../content/not-found';
import { NotFoundLayout } from './not-found-layout';
import { FindForm } from './find-form';

/** Shown at an address that no page has, with a search of the existing ones. Served with status 404. */
export function Page() {
  return (
    <NotFoundLayout {...notFound}>
      <FindForm />
    </NotFoundLayout>
  );
}
