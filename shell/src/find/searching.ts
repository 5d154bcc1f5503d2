/** What our search needs beside the platform's, in one script. */
export { emptyWords } from '@3eu/university/search';
export { Results, statusOf } from './answer-card';
export { languageOf } from './language';
