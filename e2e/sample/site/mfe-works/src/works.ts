/** The works, by their addresses. */
export const works = [
  { slug: 'harbour', title: 'Harbour' },
  { slug: 'orchard', title: 'Orchard' },
] as const;

export const workNamed = (slug: string | undefined) => works.find((work) => work.slug === slug);
