import { engineering } from '../../../content/colleges/engineering';
import { pageOf } from '../college-content';

export const Page = pageOf('engineering', engineering);
