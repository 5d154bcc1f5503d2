import { psychology } from '../../../content/majors/psychology';
import { pageOf } from '../major-content';

export const Page = pageOf('psychology', psychology);
