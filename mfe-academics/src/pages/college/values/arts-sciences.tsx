import { artsSciences } from '../../../content/colleges/arts-sciences';
import { KnownCollege } from '../known-college';

export function Page() {
  return <KnownCollege slug="arts-sciences" content={artsSciences} />;
}
