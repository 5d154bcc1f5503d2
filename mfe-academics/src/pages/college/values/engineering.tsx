import { engineering } from '../../../content/colleges/engineering';
import { KnownCollege } from '../known-college';

export function Page() {
  return <KnownCollege slug="engineering" content={engineering} />;
}
