const general = new Set(['viewport', 'theme-color', 'color-scheme']);

/** What the document says of the page that it was prerendered as. */
export type PrerenderedMetadata = {
  /** A page says its own now, or the visitor has left. */
  remove: () => void;
  /** The visitor has left: removes the structured data too, which no script renders, since search engines read documents. */
  removeAll: () => void;
};

export function prerenderedMetadata(page: Document): PrerenderedMetadata {
  const elements = [...page.head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')];
  const structuredData = page.querySelectorAll('script[type="application/ld+json"]');
  const own = elements.filter((element) => !general.has(element.getAttribute('name') ?? ''));
  const remove = () => own.splice(0).forEach((element) => element.remove());
  return {
    remove,
    removeAll: () => {
      remove();
      structuredData.forEach((element) => element.remove());
    },
  };
}
