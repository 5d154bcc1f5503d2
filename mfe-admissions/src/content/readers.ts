import {
  counselorAdaezeOkonkwo,
  counselorGraceWhitehorse,
  counselorLeilaHaddad,
  counselorMartinReyes,
  counselorPriyaRaman,
  counselorThomasLindqvist,
} from '@3eu/shared/pictures';
import type { Content } from './schemas';

/** Who reads applications, and from where; all about them is in `counselor-list.ts`, which only their own page loads. */
export const readers = [
  { name: 'Adaeze Okonkwo', region: 'New England, New York and New Jersey', portrait: counselorAdaezeOkonkwo },
  { name: 'Martin Reyes', region: 'Pennsylvania down to Florida', portrait: counselorMartinReyes },
  { name: 'Priya Raman', region: 'Wisconsin down to Tennessee', portrait: counselorPriyaRaman },
  { name: 'Thomas Lindqvist', region: 'Minnesota down to Oklahoma', portrait: counselorThomasLindqvist },
  { name: 'Leila Haddad', region: 'Alabama west to Arizona, and other countries', portrait: counselorLeilaHaddad },
  { name: 'Grace Whitehorse', region: 'The Rockies and the Pacific', portrait: counselorGraceWhitehorse },
] as const satisfies Content<'readers'>['readers'];
