import { artsSciences } from '../../../content/colleges/arts-sciences';
import { pageOf } from '../college-content';

export const Page = pageOf('arts-sciences', artsSciences);
