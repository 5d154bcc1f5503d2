import { computerScience } from '../../../content/majors/computer-science';
import { pageOf } from '../major-content';
import { FerryBoard } from '../objects/ferry-board';

export const Page = pageOf('computer-science', computerScience, FerryBoard);
