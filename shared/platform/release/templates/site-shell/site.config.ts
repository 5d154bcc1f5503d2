import { defineSite } from '@3eu/platform/contract';
import { federation } from '../federation';

/** Who you are. The shell's version carries it, and a release reads it there. */
export const site = defineSite({
  id: federation.id,
  name: '{{title}}',
  shortName: '{{short}}',
  address: 'https://www.{{slug}}.example',
  hosts: ['www.{{slug}}.example'],
  language: 'en',
  colors: { theme: '#1f3a5f', background: '#ffffff' },
  mark: {
    width: 10,
    height: 10,
    shapes: [
      { d: 'M0 0h10v10H0z', color: '#1f3a5f' },
      { d: 'M2 7h6v1H2z', color: '#ffffff' },
    ],
  },
  cards: null,
  contact: { security: 'mailto:security@{{slug}}.example' },
  menus: {
    sections: ['main'],
    otherSection: 'main',
    groups: {},
    top: [
      { href: '/', label: 'Home' },
      { href: '/pages', label: 'All pages' },
    ],
    chosen: {},
  },
  telemetry: { events: false, performanceDelay: 5000 },
});

declare module '@3eu/platform/contract' {
  interface SiteGroups {
    menu: keyof typeof site.menus.groups;
    footer: (typeof site.menus.sections)[number];
  }
}
