import {
  counselorAdaezeOkonkwo,
  counselorGraceWhitehorse,
  counselorLeilaHaddad,
  counselorMartinReyes,
  counselorPriyaRaman,
  counselorThomasLindqvist,
} from '@3eu/university/pictures';
import { contact, counselorLines, offices, phoneHours } from '@3eu/university/facts';
import type { Phone } from '@3eu/university/content';
import type { WhomContent } from './types';

const lineOf = ({ name, title, phone }: (typeof counselorLines)[keyof typeof counselorLines]) => ({
  name,
  title,
  phone,
});
const { adaeze, grace, leila, martin, priya, thomas } = counselorLines;
const at = (name: string, phone: Phone) => ({ name, title: phoneHours, phone });

/** Who is called with a question, by what it is about. Numbers are facts; the longest beginning of an address counts. */
export const whom = {
  everything: at('The admissions desk', contact.phone),
  about: [
    {
      places: ['/counselors#adaeze-okonkwo', '/admitted-students#deferral'],
      ...lineOf(adaeze),
      portrait: counselorAdaezeOkonkwo,
    },
    { places: ['/counselors#thomas-lindqvist'], ...lineOf(thomas), portrait: counselorThomasLindqvist },
    { places: ['/counselors#grace-whitehorse'], ...lineOf(grace), portrait: counselorGraceWhitehorse },
    {
      places: ['/counselors#priya-raman', '/admissions/transfer', '/faq#do-my-credits-count', '/#do-my-credits-count'],
      ...lineOf(priya),
      portrait: counselorPriyaRaman,
    },
    {
      places: ['/counselors#leila-haddad', '/admissions/international', '/faq#i-am-applying-from-another-country'],
      ...lineOf(leila),
      portrait: counselorLeilaHaddad,
    },
    {
      places: [
        '/counselors#martin-reyes',
        '/faq#what-does-a-year-cost',
        '/#what-would-i-pay',
        '/#answer-6',
        '/faq#what-merit',
        '/why-3e#aid',
        '/admissions#aid',
      ],
      ...lineOf(martin),
      portrait: counselorMartinReyes,
    },
    {
      places: [
        '/financial-aid',
        '/parents-families#financial-planning',
        '/parents-families#siblings',
        '/faq#how-many-students-receive-financial-aid',
        '/faq#when-is-the-fafsa-due',
        '/faq#when-will-i-know-how-much-aid',
        '/faq#how-much-do-grants',
        '/faq#what-do-i-need-to-fill-in-the-fafsa',
      ],
      ...at('The aid office', contact.financialAidPhone),
    },
    {
      places: [
        '/campus-living',
        '/student-life#housing',
        '/student-life#dining',
        '/faq#what-does-housing-cost',
        '/faq#which-meal-plans',
      ],
      ...at('The housing office', contact.housingPhone),
    },
    {
      places: ['/career-support', '/faq#how-many-graduates', '/faq#what-do-graduates-earn', '/faq#i-am-a-student-who'],
      ...at('Career support', offices.career),
    },
    {
      places: ['/parents-families', '/faq#when-is-family-weekend', '/faq#may-i-see'],
      ...at('The family desk', offices.parents),
    },
    {
      places: ['/alumni-friends', '/faq#how-do-i-stay-in-touch', '/faq#how-can-i-give'],
      ...at('The alumni office', offices.alumni),
    },
    {
      places: [
        '/admitted-students#orientation',
        '/admitted-students#new-student-days',
        '/faq#when-is-orientation',
        '/faq#what-are-new-student-days',
      ],
      ...at('The orientation office', contact.orientationPhone),
    },
    { places: ['/about/accessibility'], ...at('Accessibility services', offices.accessibility) },
    { places: ['/my3eu', '/faq#what-is-my3eu'], ...at('Technical support', offices.support) },
    { places: ['/about#registrar'], ...at('The registrar', offices.registrar) },
    { places: ['/about#press'], ...at('The press desk', contact.pressPhone) },
    {
      places: ['/parents-families#safety-security', '/parents-families#emergency', '/parents-families#harm'],
      name: 'The safety desk',
      title: 'at any hour',
      phone: contact.safetyPhone,
    },
  ],
} as const satisfies WhomContent;
