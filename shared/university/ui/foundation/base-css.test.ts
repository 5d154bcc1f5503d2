/** @jest-environment node */
import { baseCss } from './base-css';
import { customProperty, palette } from './tokens';

const filesOf = (name: string) => ({
  basic: { url: `/fonts/${name}-basic.woff2`, range: 'U+20-7E' },
  further: { url: `/fonts/${name}-further.woff2`, range: 'U+C0-FF' },
});

const css = baseCss({ besley: filesOf('b'), publicSans: filesOf('p') });

describe('the base stylesheet', () => {
  it('declares every color', () => {
    for (const [name, hex] of Object.entries(palette)) expect(css).toContain(`${customProperty(name)}:${hex};`);
  });

  it('loads both fonts from the given addresses, each file for its letters', () => {
    for (const name of ['b', 'p']) {
      expect(css).toMatch(new RegExp(`url\\(/fonts/${name}-basic.woff2\\)[^}]*unicode-range:U\\+20-7E}`));
      expect(css).toMatch(new RegExp(`url\\(/fonts/${name}-further.woff2\\)[^}]*unicode-range:U\\+C0-FF}`));
    }
  });

  it('closes every block it opens', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('animates nothing under reduced motion', () => {
    expect(css).toContain(
      '@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important',
    );
    const viewTransition = css.indexOf('@view-transition');
    expect(css.lastIndexOf('@media (prefers-reduced-motion:no-preference)', viewTransition)).toBeGreaterThan(-1);
  });
});
