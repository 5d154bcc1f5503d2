import { businessAdministration } from '../../../content/majors/business-administration';
import { KnownMajor } from '../known-major';

export function Page() {
  return <KnownMajor slug="business-administration" content={businessAdministration} />;
}
