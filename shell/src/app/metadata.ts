const general = new Set(['viewport', 'theme-color', 'color-scheme']);

/** Metadata of the prerendered page, until React takes it over. */
export type PrerenderedMetadata = {
  /** React has hydrated the page, and will remove the metadata with it. */
  handOver: () => void;
  /** The visitor left before the page was hydrated: removes its metadata. */
  removeLeft: () => void;
};

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
