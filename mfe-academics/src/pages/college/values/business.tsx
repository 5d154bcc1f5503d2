import { business } from '../../../content/colleges/business';
import { pageOf } from '../college-content';

export const Page = pageOf('business', business);
