/** Room build: a site for tests. For them and for jest-preset.ts. */
import type { SiteConfig } from '../contract';

/** A site for unit tests, as a `site.config.ts` describes one. */
export const sampleSite: SiteConfig = {
  id: 'sample',
  name: 'Sample College',
  shortName: 'Sample',
  address: 'https://www.sample.example',
  hosts: ['.sample-hosting.example'],
  language: 'en',
  colors: { theme: '#123456', background: '#ffffff' },
  mark: { width: 10, height: 10, shapes: [{ d: 'M0 0h10v10H0z', color: '#123456' }] },
  cards: {
    background: '#123456',
    title: '#ffffff',
    section: '#ffcc00',
    ornament: { width: 10, height: 10, shapes: [{ d: 'M0 0h10v10H0z', color: '#ffcc00' }] },
    font: { file: 'card.ttf', family: 'Sample' },
  },
  contact: { security: 'mailto:security@sample.example' },
  menus: {
    sections: ['academics', 'people'],
    otherSection: 'people',
    groups: { academics: 'academics', colleges: 'academics' },
    top: [
      { href: '/', label: 'Home' },
      { href: '/pages', label: 'All pages' },
    ],
    chosen: { audiences: ['/about'] },
  },
  telemetry: { events: true, performanceDelay: 5000 },
};
