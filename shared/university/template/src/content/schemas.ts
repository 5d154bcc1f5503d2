import { file, metadata, shape, words } from '@3eu/university/content';

/** What each file of this folder holds: the check of the content compares. */
export const schemas = {
  {{key}}: file({ content: shape({ ...words('title', 'lede'), seo: metadata }) }),
};
