/** @jest-environment node */
import { baseCss, customProperty } from './base-css';
import { palette } from './tokens';

const css = baseCss({ besley: '/fonts/b.woff2', publicSans: '/fonts/p.woff2' });

describe('the base stylesheet', () => {
  it('declares every color', () => {
    for (const [name, hex] of Object.entries(palette)) expect(css).toContain(`${customProperty(name)}:${hex};`);
  });

  it('loads both fonts from the given addresses', () => {
    expect(css).toContain('url(/fonts/b.woff2)');
    expect(css).toContain('url(/fonts/p.woff2)');
  });

  it('closes every block it opens', () => {
    expect(css.split('{').length).toBe(css.split('}').length);
  });

  it('lets the rule for pages without scripts win over the hidden attribute', () => {
    const hidden = css.indexOf('[hidden]:where(');
    expect(hidden).toBeGreaterThan(-1);
    expect(css.indexOf('@media (scripting:none){[data-disclosure-panel]')).toBeGreaterThan(hidden);
  });

  it('animates nothing under reduced motion', () => {
    expect(css).toContain(
      '@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important',
    );
    const viewTransition = css.indexOf('@view-transition');
    expect(css.lastIndexOf('@media (prefers-reduced-motion:no-preference)', viewTransition)).toBeGreaterThan(-1);
  });
});
