import { biomedicalEngineering } from '../../../content/majors/biomedical-engineering';
import { KnownMajor } from '../known-major';

export function Page() {
  return <KnownMajor slug="biomedical-engineering" content={biomedicalEngineering} />;
}
