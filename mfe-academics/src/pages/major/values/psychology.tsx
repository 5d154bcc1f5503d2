import { psychology } from '../../../content/majors/psychology';
import { pageOf } from '../major-content';
import { SameBoatRace } from '../objects/same-boat';

export const Page = pageOf('psychology', psychology, SameBoatRace);
