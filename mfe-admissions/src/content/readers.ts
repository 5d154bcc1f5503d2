import {
  counselorAdaezeOkonkwo,
  counselorGraceWhitehorse,
  counselorLeilaHaddad,
  counselorMartinReyes,
  counselorPriyaRaman,
  counselorThomasLindqvist,
} from '@3eu/university/pictures';
import { counselorLines as lines } from '@3eu/university/facts';
import type { Reader } from './types';

/** Who reads applications, and from where; all about them is in `counselor-list.ts`, which only their own page loads. */
export const readers = [
  {
    name: lines.adaeze.name,
    phone: lines.adaeze.phone,
    region: 'New England, New York and New Jersey',
    portrait: counselorAdaezeOkonkwo,
  },
  {
    name: lines.martin.name,
    phone: lines.martin.phone,
    region: 'Pennsylvania down to Florida',
    portrait: counselorMartinReyes,
  },
  {
    name: lines.priya.name,
    phone: lines.priya.phone,
    region: 'Wisconsin down to Tennessee',
    portrait: counselorPriyaRaman,
  },
  {
    name: lines.thomas.name,
    phone: lines.thomas.phone,
    region: 'Minnesota down to Oklahoma',
    portrait: counselorThomasLindqvist,
  },
  {
    name: lines.leila.name,
    phone: lines.leila.phone,
    region: 'Alabama west to Arizona, D.C. and abroad',
    portrait: counselorLeilaHaddad,
  },
  {
    name: lines.grace.name,
    phone: lines.grace.phone,
    region: 'The Rockies and the Pacific',
    portrait: counselorGraceWhitehorse,
  },
] as const satisfies readonly Reader[];
