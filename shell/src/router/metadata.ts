const general = new Set(['viewport', 'theme-color', 'color-scheme']);

/** Metadata of the prerendered page, until React takes it over. */
export type PrerenderedMetadata = {
  /** React has hydrated the page, and will remove the metadata with it. */
  handOver: () => void;
  /** The visitor has left: removes its structured data, and the metadata of a page that was not hydrated. */
  removeLeft: () => void;
};

export function prerenderedMetadata(page: Document): PrerenderedMetadata {
  const elements = [...page.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')];
  // React renders no structured data, so it never takes this over: search engines read documents.
  const structuredData = page.querySelectorAll('script[type="application/ld+json"]');
  let own = elements.filter((element) => !general.has(element.getAttribute('name') ?? ''));
  const handOver = () => {
    own = [];
  };
  return {
    handOver,
    removeLeft: () => {
      for (const element of [...own, ...structuredData]) element.remove();
      handOver();
    },
  };
}
