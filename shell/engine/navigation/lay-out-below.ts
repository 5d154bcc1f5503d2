import { laidOutAttribute, pageAttribute } from '@3eu/platform/contract/elements';
import { onArrival } from './navigation';
import { whenIdle } from '../moments';

const parts = `[${pageAttribute}] > section, main ~ footer`;

const isLeftOut = (part: Element) => getComputedStyle(part).contentVisibility === 'auto';

/**
 * Lays out what a first paint has left out below the first view (base-css.ts), a part whenever the browser has nothing
 * else to do: then the page has its height, and a picture of the whole page everything. Call it when React has taken
 * over the page, which would take the attribute for a difference.
 */
export function layOutBelow() {
  const goOn = async () => {
    await whenIdle();
    const part = [...document.querySelectorAll(parts)].find(isLeftOut);
    if (!part) return;
    part.setAttribute(laidOutAttribute, '');
    void goOn();
  };
  void goOn();
  onArrival(() => void goOn());
}
