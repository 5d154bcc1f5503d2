/** What a search needs, in one script: the search, and how what it finds is shown. */
export { Results, statusOf } from './answer-card';
export { buildSearch } from './search-index';
