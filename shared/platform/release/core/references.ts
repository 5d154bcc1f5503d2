import { Parser } from 'htmlparser2';

/** What a document refers to on its own site, and what can be referred to within it. */
type References = {
  /** Addresses that the links of its main part lead to. */
  links: string[];
  /** Files that it shows or names in its head. */
  files: string[];
  /** Ids of its elements. */
  anchors: string[];
};

/** Relations of a link element whose address is a page's, not a file's. */
const pages = /\b(canonical|alternate|next|prev)\b/;

/** Reads a document's references: what a page writes itself is recorded nowhere else. */
export function referencesOf(html: string): References {
  const [links, files, anchors] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let depth = 0;
  const addFile = (address: string | undefined) => {
    if (address !== undefined && /^\/(?!\/)/.test(address)) files.add(address);
  };
  const addSet = (set: string | undefined) =>
    set?.split(',').forEach((entry) => addFile(entry.trim().split(/\s/, 1)[0]));
  const parser = new Parser({
    onopentag: (name, { id, href, src, srcset, imagesrcset, poster, rel = '' }) => {
      if (name === 'main') depth += 1;
      if (id !== undefined) anchors.add(id);
      if (name === 'a' && depth > 0 && href !== undefined && /^[/#]/.test(href)) links.add(href);
      if (name === 'link' && !pages.test(rel)) addFile(href);
      addFile(src);
      addFile(poster);
      addSet(srcset);
      addSet(imagesrcset);
    },
    onclosetag: (name) => void (name === 'main' && (depth -= 1)),
  });
  parser.end(html);
  return { links: [...links], files: [...files], anchors: [...anchors] };
}
