import { searchSource } from '@3eu/engine/search/use-search';

/** Loaded when a visitor begins to search: how we ask, and how we show what is found. */
export const ourSearch = searchSource(() => import(/* webpackChunkName: "search" */ './searching'));
