import { brand } from '../src/site/brand';
import { mark } from '../src/site/mark';
import { palette } from '../src/ui/foundation/tokens';

/** Raise when the layout of social cards changes. */
const layoutVersion = 2;

/** What all social cards have in common, as data: a card is drawn again where it has changed. */
export const cardLook = [layoutVersion, brand.name, mark, palette];
