/** What a search needs, in one script: the search, and how the results page shows what it finds. */
export { Results } from './results';
export { createSearch } from './search-index';
