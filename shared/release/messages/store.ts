/** Sentences about the place where a site is kept: what happened and why, and what to do about it. */
export const storeMessages = {
  'damaged-file': ({ path }: { path: string }) =>
    [
      `${path} is missing, or differs from the file that was released.`,
      'Replace it: npm run repair (with the same --site or --store)',
    ] as const,
};
