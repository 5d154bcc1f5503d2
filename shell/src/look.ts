import type { Look } from '@3eu/engine/site';
import { fonts } from '@3eu/university/fonts';
import { baseCss } from '@3eu/university/ui/base-css';

/** What every document of this university has in its head. */
export const look: Look = { css: baseCss(fonts), fonts: Object.values(fonts).map(({ basic }) => basic.url) };
