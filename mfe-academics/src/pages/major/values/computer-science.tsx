import { computerScience } from '../../../content/majors/computer-science';
import { KnownMajor } from '../known-major';

export function Page() {
  return <KnownMajor slug="computer-science" content={computerScience} />;
}
