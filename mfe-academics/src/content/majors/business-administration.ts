import { facultyTobiasReuter, studioBusiness } from '@3eu/university/pictures';
import { outcomes, inDollars } from '@3eu/university/facts';
import type { MajorContent } from '../types';

export const businessAdministration = {
  credits: 120,
  lede: 'Learn to read a balance sheet, a market and a room. By your fourth year a local firm acts on your advice.',
  picture: studioBusiness,
  curriculum: {
    'Year 1': [
      { name: 'Introduction to Organizations', credits: 3 },
      { name: 'Financial Accounting', credits: 3 },
      { name: 'Managerial Accounting', credits: 3, after: 'Financial Accounting' },
      { name: 'Microeconomics', credits: 3 },
      { name: 'Macroeconomics', credits: 3, after: 'Microeconomics' },
      { name: 'Calculus for Business', credits: 4 },
      { name: 'Spreadsheets and Data', credits: 3 },
      { name: 'Business Writing', credits: 3 },
      { name: 'Science with laboratory', credits: 4 },
      { name: 'First-Year Seminar', credits: 1 },
    ],
    'Year 2': [
      { name: 'Business Statistics', credits: 4, after: 'Calculus for Business' },
      { name: 'Principles of Finance', credits: 3, after: 'Financial Accounting' },
      { name: 'Principles of Marketing', credits: 3, after: 'Microeconomics' },
      { name: 'Organizational Behavior', credits: 3, after: 'Introduction to Organizations' },
      { name: 'Information Systems', credits: 3, after: 'Spreadsheets and Data' },
      { name: 'Business Law', credits: 3 },
      { name: 'Public Speaking', credits: 2, after: 'Business Writing' },
      { name: 'Negotiation', credits: 2, after: 'Public Speaking' },
      { name: 'Modern language', credits: 4 },
      { name: 'Humanities elective', credits: 3 },
    ],
    'Year 3': [
      { name: 'Corporate Finance', credits: 3, after: 'Principles of Finance' },
      { name: 'Marketing Research', credits: 3, after: 'Principles of Marketing' },
      { name: 'Operations Management', credits: 3, after: 'Business Statistics' },
      { name: 'Business Analytics', credits: 3, after: 'Information Systems' },
      { name: 'Human Resources', credits: 3, after: 'Organizational Behavior' },
      { name: 'International Business', credits: 3, after: 'Macroeconomics' },
      { name: 'Business Ethics', credits: 3, after: 'Business Law' },
      { name: 'Specialization course I', credits: 3 },
      { name: 'Paid Placement', credits: 3 },
      { name: 'Social science elective', credits: 3 },
    ],
    'Year 4': [
      { name: 'Strategic Management', credits: 4, after: 'Corporate Finance' },
      { name: 'Consulting Project I', credits: 3, after: 'Paid Placement' },
      { name: 'Consulting Project II', credits: 4, after: 'Consulting Project I' },
      { name: 'Leadership Practicum', credits: 4, after: 'Human Resources' },
      { name: 'Entrepreneurship', credits: 3, after: 'Marketing Research' },
      { name: 'Project Management', credits: 3, after: 'Operations Management' },
      { name: 'Specialization course II', credits: 3, after: 'Specialization course I' },
      { name: 'Specialization course III', credits: 3, after: 'Specialization course II' },
      { name: 'Free elective', credits: 3 },
    ],
  },
  specializations: [
    { name: 'Management', text: 'Running a team of five before you are asked to run one of fifty.' },
    {
      name: 'Business analytics',
      text: 'Questions first, dashboards second, and a decision at the end of every assignment.',
    },
    { name: 'Entrepreneurship', text: 'A seed fund run by students, with real money and a real auditor.' },
    {
      name: 'International business',
      text: 'One term abroad, two languages, and the paperwork of moving a container.',
    },
  ],
  careerOutlook: {
    field: 'business',
    startingSalary: outcomes.business.salary,
    placement: outcomes.business.placement,
    jobGrowth: '8%',
    topEmployers: ['Meridian Mutual', 'Coastline Foods', 'Ledger & Lark', 'Sound Freight', 'Brightwater Hotels'],
    note: 'One graduate in nine starts a firm or joins the family’s instead.',
  },
  faculty: {
    name: 'Dr. Tobias Reuter',
    title: 'Associate Professor of Management',
    picture: facultyTobiasReuter,
    text: 'He ran a bakery with forty employees for nine years and grades every business plan by asking who unlocks the door at four. His research follows small firms through their second bad year.',
  },
  projects: [
    {
      name: 'Mittens, at a Loss',
      text: 'A stall on the quad sold mittens at $6 a pair and lost a dollar on each. For their report, the four first-years who ran it asked 200 people what they would have paid. It got the best grade of the year.',
    },
    {
      name: 'The Cannery Books',
      text: 'Five seniors rebuilt a fish cannery’s books after a flood. The bank accepted them on the first reading.',
    },
    {
      name: 'Second Shift',
      text: 'A work schedule for the hospital laundry that gave sixty people the same days off every week.',
    },
  ],
  related: [
    { slug: 'psychology', text: 'Why people buy, quit and stay, found out by experiment and not by quarter.' },
    {
      slug: 'computer-science',
      text: 'The firm you advise runs on it. A few courses are enough to argue with its engineers.',
    },
  ],
  metadata: {
    title: 'Business Administration',
    description: `The B.B.A. at 3E University: 120 credits in four years, a paid placement, a consulting project for a real client, and ${outcomes.business.placement} placed within six months at a ${inDollars(outcomes.business.salary)} starting salary.`,
    keywords: ['business administration degree', 'BBA', 'management', 'business analytics', 'entrepreneurship'],
    section: 'Academics',
  },
} as const satisfies MajorContent;

/** The stall's book: what a pair costs to make, and how many of the 200 would buy it at a price. */
export const mittens = {
  caption: 'What is left of a pair of mittens at three prices',
  costs: [
    { name: 'Wool', dollars: 4 },
    { name: 'Knitting', dollars: 2 },
    { name: 'The tent', dollars: 1 },
  ],
  prices: [
    { dollars: 6, buyers: 96 },
    { dollars: 8, buyers: 71 },
    { dollars: 10, buyers: 38 },
  ],
} as const;
