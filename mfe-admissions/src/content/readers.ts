import {
  adaezeOkonkwo,
  graceWhitehorse,
  leilaHaddad,
  martinReyes,
  priyaRaman,
  thomasLindqvist,
} from '@3eu/shared/people';
import type { Content } from './schemas';

/** Who reads applications, and from where; all about them is in `counselor-list.ts`, which only their own page loads. */
export const readers = [
  { name: 'Adaeze Okonkwo', region: 'New England, New York and New Jersey', portrait: adaezeOkonkwo },
  { name: 'Martin Reyes', region: 'Pennsylvania down to Florida', portrait: martinReyes },
  { name: 'Priya Raman', region: 'Wisconsin down to Tennessee', portrait: priyaRaman },
  { name: 'Thomas Lindqvist', region: 'Minnesota down to Oklahoma', portrait: thomasLindqvist },
  { name: 'Leila Haddad', region: 'Alabama west to Arizona, and other countries', portrait: leilaHaddad },
  { name: 'Grace Whitehorse', region: 'The Rockies and the Pacific', portrait: graceWhitehorse },
] as const satisfies Content<'readers'>['readers'];
