import { academicYear, address, figures, ranks, ratioNote, shareNotes } from '@3eu/university/facts';
import { commencementLawn } from '@3eu/university/pictures';
import type { RankingsContent } from './types';

const byStudents = { category: 'Professors who know your name', rank: '#6' } as const;

/** Rankings and accreditation. The publications and boards are invented. Specification, sections 2 and 9. */
export const rankings = {
  asked: [
    { label: 'How many graduates find work?', href: '/faq#how-many-graduates-find-work' },
    { label: 'What can I study?', href: '/academics#programs' },
  ],
  parent: { label: 'Academics', href: '/academics' },
  metadata: {
    title: 'Rankings and accreditation',
    // The specification states #42 here and #18 in the body (section 9, Rankings); both readings stand.
    description:
      '3E University is ranked #42 among national universities. See national and program rankings, accreditations, accolades and quality indicators.',
    keywords: ['university rankings', 'accreditation', 'best value college', 'program rankings', 'accolades'],
    section: 'Academics',
  },
  header: {
    title: 'Rankings and accreditation',
    lede: 'Where we stand, who says so, and how much weight a ranking can bear.',
  },
  national: {
    id: 'national',
    title: 'National Rankings',
    organizations: [
      {
        name: 'American Campus Review',
        year: academicYear,
        rows: [
          { category: 'National universities', rank: ranks.national },
          { category: 'Best value schools', rank: ranks.value },
          { category: 'Most innovative schools', rank: ranks.innovative },
          { category: 'Undergraduate engineering', rank: ranks.undergraduateEngineering },
        ],
      },
      {
        name: 'The College Ledger',
        year: academicYear,
        rows: [
          { category: 'Career preparation', rank: '#16' },
          { category: 'Return on tuition', rank: '#19' },
          { category: 'Research funding per professor', rank: '#11' },
        ],
      },
      {
        name: 'Student Voice Survey',
        year: academicYear - 1,
        rows: [
          byStudents,
          { category: 'Campus setting', rank: '#9' },
          { category: 'Would choose it again', rank: '#13' },
        ],
      },
    ],
  },
  programs: {
    id: 'programs',
    title: 'Program Rankings',
    lede: 'Three sources for each of four majors, chosen before we knew the results.',
    list: [
      {
        program: 'Computer Science',
        rankings: [
          { source: 'American Campus Review', category: 'Undergraduate computer science', rank: '#17' },
          { source: 'The College Ledger', category: 'Software careers', rank: '#12' },
          { source: 'Systems Quarterly', category: 'Systems and networks', rank: '#8' },
        ],
      },
      {
        program: 'Business Administration',
        rankings: [
          { source: 'American Campus Review', category: 'Undergraduate business', rank: '#24' },
          { source: 'The College Ledger', category: 'Paid placements', rank: '#10' },
          { source: 'Management Monthly', category: 'Entrepreneurship', rank: '#21' },
        ],
      },
      {
        program: 'Biomedical Engineering',
        rankings: [
          { source: 'American Campus Review', category: 'Biomedical engineering', rank: '#14' },
          { source: 'The College Ledger', category: 'Health technology careers', rank: '#15' },
          { source: 'Device & Clinic', category: 'Prosthetics and rehabilitation', rank: '#5' },
        ],
      },
      {
        program: 'Psychology',
        rankings: [
          { source: 'American Campus Review', category: 'Undergraduate psychology', rank: '#28' },
          { source: 'The College Ledger', category: 'Graduate school admission', rank: '#18' },
          { source: 'Mind & Method', category: 'Undergraduate research', rank: '#7' },
        ],
      },
    ],
  },
  accreditations: {
    id: 'accreditations',
    title: 'Accreditations',
    caption: 'Rankings are opinions. These are inspections.',
    list: [
      {
        organization: 'Northern Commission on Higher Education',
        type: 'Institutional',
        status: 'Accredited',
        nextReview: '2030',
        description: 'Looks at the whole university every ten years: teaching, finances, governance.',
      },
      {
        organization: 'Board for Engineering Programs',
        type: 'Engineering',
        status: 'Accredited',
        nextReview: '2027',
        description: 'Every bachelor’s degree in the College of Engineering.',
      },
      {
        organization: 'International Council of Business Schools',
        type: 'Business',
        status: 'Accredited',
        nextReview: '2028',
        description: 'Undergraduate and graduate degrees in the College of Business.',
      },
      {
        organization: 'Society for Psychological Education',
        type: 'Psychology',
        status: 'Accredited',
        nextReview: '2026',
        description: 'The major in psychology and its field placements.',
      },
      {
        organization: `${address.stateName} Department of Education`,
        type: 'Territorial',
        status: 'Approved',
        nextReview: 'Ongoing',
        description: 'Authority to grant degrees, confirmed each year.',
      },
    ],
  },
  accolades: {
    id: 'accolades',
    title: 'Accolades',
    gap: ['Yours', 'next'],
    groups: [
      {
        title: 'Research Excellence',
        text: `${figures.researchFunding} in research funding under way, the National Medal for Ocean Science of 2023, and nine early-career awards in five years.`,
      },
      {
        title: 'Student Success',
        text: `${figures.graduateSuccess} graduate success, ${byStudents.rank} for ${byStudents.category.toLowerCase()} in the Student Voice Survey, and two Northern Scholars in the class of that year.`,
      },
      {
        title: 'Global Impact',
        text: `Students from ${figures.countries} countries and graduates in ${figures.alumniCountries}, the Clean Harbor Prize with four partner cities, and field stations on three continents.`,
      },
      {
        title: 'Recognition & Awards',
        text: 'Campus of the Year of the Northern Architects in 2022, a gold rating for sustainable building, and Employer of Choice in Education City.',
      },
    ],
  },
  indicators: {
    id: 'indicators',
    title: 'Quality Indicators',
    note: `${shareNotes.placement} ${shareNotes.success} ${shareNotes.graduation} ${ratioNote}`,
    stats: [
      { value: figures.jobPlacement, label: `job placement ${figures.placementWindow}` },
      { value: figures.studentFacultyRatio, label: 'student-faculty ratio' },
      { value: figures.fourYearGraduation, label: 'four-year graduation' },
      { value: figures.satisfaction, label: 'student satisfaction' },
    ],
  },
  understanding: {
    id: 'understanding',
    title: 'Understanding Rankings',
    text: [
      'A ranking is somebody’s formula. One counts research money, another asks students whether they are happy, a third divides salaries by tuition. A university can rise ten places because the formula changed.',
      'So read the category before the number, compare schools within one list and never across two, and prefer figures that you can check yourself: class size, graduation, placement.',
      'Then come and sit in on a class. No list has found a way to measure that.',
    ],
    picture: commencementLawn,
  },
  closing: {
    title: 'Form your own ranking.',
    links: [
      { label: 'Schedule a Visit', href: '/visit' },
      { label: 'Apply Now', href: '/application' },
    ],
  },
} as const satisfies RankingsContent;
