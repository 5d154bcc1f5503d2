import { biomedicalEngineering } from '../../../content/majors/biomedical-engineering';
import { pageOf } from '../major-content';

export const Page = pageOf('biomedical-engineering', biomedicalEngineering);
