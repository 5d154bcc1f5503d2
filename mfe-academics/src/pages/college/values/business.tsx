import { business } from '../../../content/colleges/business';
import { KnownCollege } from '../known-college';

export function Page() {
  return <KnownCollege slug="business" content={business} />;
}
