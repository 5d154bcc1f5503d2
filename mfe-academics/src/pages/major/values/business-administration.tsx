import { businessAdministration } from '../../../content/majors/business-administration';
import { pageOf } from '../major-content';

export const Page = pageOf('business-administration', businessAdministration);
