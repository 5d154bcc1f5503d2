import { defineSite } from '@3eu/platform/contract';
import { federation } from '../federation';

/** Who you are. The shell's version carries it, and a release reads it there. */
export const site = defineSite({
  id: federation.id,
  name: {{titleText}},
  shortName: {{shortText}},
  address: 'https://www.{{slug}}.example',
  hosts: ['www.{{slug}}.example'],
  language: 'en',
  colors: { theme: '#1f3a5f', background: '#ffffff' },
  // A drawing in SVG paths, for icons.
  mark: { width: 10, height: 10, shapes: [{ d: 'M0 0h10v10H0z', color: '#1f3a5f' }] },
  cards: null,
  contact: { security: 'mailto:security@{{slug}}.example' },
  menus: {
    sections: ['main'],
    otherSection: 'main',
    groups: {},
    // The last one leads to the list of all pages.
    top: [
      { href: '/', label: 'Home' },
      { href: '/pages', label: 'All pages' },
    ],
    chosen: {},
  },
  telemetry: { events: false, performanceDelay: 5000 },
});
