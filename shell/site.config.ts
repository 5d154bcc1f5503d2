import { defineSite } from '@3eu/platform/contract';
import { brand, contact } from '@3eu/university/facts';
import { bars, markDrawing } from '@3eu/university/facts/mark';
import { federation } from '@3eu/university/federation';
import { palette } from '@3eu/university/ui/tokens';

/** Who we are. The engine and the build are handed it, and the shell's version carries it, so that a release reads it there. */
export const site = defineSite({
  id: federation.id,
  name: brand.name,
  shortName: brand.shortName,
  // Specification, section 1, {host}.
  address: 'https://www.3eu.example',
  // Specification, section 7: the provider's hosting.
  hosts: ['.3eu-hosting.example'],
  language: 'en',
  colors: { theme: palette.teal900, background: palette.white },
  mark: markDrawing,
  cards: {
    background: palette.teal900,
    title: palette.white,
    section: palette.amber300,
    ornament: {
      width: 96,
      height: 45,
      shapes: bars.map((share, index) => ({ d: `M0 ${index * 18}h${96 * share}v9H0z`, color: palette.amber300 })),
    },
    font: { file: '../shared/university/pictures/besley-700.ttf', family: 'Besley' },
  },
  contact: { security: contact.emailHref },
  menus: {
    sections: ['admissions', 'academics', 'campus', 'people'],
    otherSection: 'people',
    groups: { admissions: 'admissions', academics: 'academics', colleges: 'academics', 'student-life': 'campus' },
    top: [
      { href: '/', label: 'Home' },
      { href: '/pages', label: 'All pages' },
    ],
    chosen: { audiences: ['/parents-families', '/alumni-friends', '/admitted-students', '/about', '/my3eu'] },
  },
  // Specification, sections 7 and 9 (Timers).
  telemetry: { events: true, performanceDelay: 5000 },
});

declare module '@3eu/platform/contract/groups' {
  interface SiteGroups {
    menu: keyof typeof site.menus.groups;
    footer: (typeof site.menus.sections)[number];
  }
}
