import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pictures = dirname(fileURLToPath(import.meta.url));

/** Where the image step reads and writes, as absolute paths. */
export const paths = {
  masters: join(pictures, 'masters'),
  emblems: join(pictures, 'emblems'),
  /** What the site serves from its root; written by the image step and committed. */
  public: join(pictures, 'public'),
  /** Typed lists that pages import; some files in it are written by the image step and committed. */
  source: pictures,
  /** The font of social cards, written by the image step and committed. */
  cardFont: join(pictures, 'besley-700.ttf'),
} as const;
