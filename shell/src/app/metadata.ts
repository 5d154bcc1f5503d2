const general = new Set(['viewport', 'theme-color', 'color-scheme']);

/** Metadata of the prerendered page, until React knows it. */
export type PrerenderedMetadata = {
  /** React runs the page now, and removes its metadata with it. */
  handOver: () => void;
  /** The page was left before React ran it: its metadata goes. */
  removeLeft: () => void;
};

/** Takes note of the metadata that stands in a document's head. */
export function prerenderedMetadata(head: ParentNode): PrerenderedMetadata {
  const elements = [...head.querySelectorAll('title, meta[name], meta[property], link[rel="canonical"]')];
  let own = elements.filter((element) => !general.has(element.getAttribute('name') ?? ''));
  const handOver = () => {
    own = [];
  };
  return {
    handOver,
    removeLeft: () => {
      for (const element of own) element.remove();
      handOver();
    },
  };
}
