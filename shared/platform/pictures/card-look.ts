import { brand } from '@3eu/university/facts/brand';
import { mark } from '@3eu/university/facts/mark';
import { palette } from '@3eu/university/ui/tokens';

/** Raise when the layout of social cards changes. */
const layoutVersion = 2;

/** What all social cards have in common, as data: a card is drawn again where it has changed. */
export const cardLook = [layoutVersion, brand.name, mark, palette];
