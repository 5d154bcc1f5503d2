import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shared = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Where the image step reads and writes, as absolute paths. */
export const paths = {
  masters: join(shared, 'pictures/masters'),
  emblems: join(shared, 'pictures/emblems'),
  /** What the site serves from its root; written by the image step and committed. */
  public: join(shared, 'pictures/public'),
  /** Typed lists that pages import; some files in it are written by the image step and committed. */
  source: join(shared, 'src/picture'),
  /** The font of social cards, written by the image step and committed. */
  cardFont: join(shared, 'build/pictures/besley-700.ttf'),
  cache: join(shared, '../.cache'),
} as const;
