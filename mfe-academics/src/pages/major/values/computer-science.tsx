import { computerScience } from '../../../content/majors/computer-science';
import { pageOf } from '../major-content';

export const Page = pageOf('computer-science', computerScience);
