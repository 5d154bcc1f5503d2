import { psychology } from '../../../content/majors/psychology';
import { KnownMajor } from '../known-major';

export function Page() {
  return <KnownMajor slug="psychology" content={psychology} />;
}
