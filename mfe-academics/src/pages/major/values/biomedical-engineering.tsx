import { biomedicalEngineering } from '../../../content/majors/biomedical-engineering';
import { pageOf } from '../major-content';
import { HalfSizeHand } from '../objects/half-size';

export const Page = pageOf('biomedical-engineering', biomedicalEngineering, HalfSizeHand);
