import { facultyYukiTanabe, studioPsychology } from '@3eu/university/pictures';
import { outcomes, inDollars } from '@3eu/university/facts';
import type { MajorContent } from '../types';

export const psychology = {
  credits: 120,
  lede: 'Ask why people do what they do, then find out whether you were right. Research starts in week one, with you asking the questions.',
  picture: studioPsychology,
  curriculum: {
    'Year 1': [
      { name: 'Introduction to Psychology', credits: 4 },
      { name: 'Research Practicum I', credits: 3 },
      { name: 'Statistics I', credits: 4 },
      { name: 'Human Biology', credits: 4 },
      { name: 'Introduction to Sociology', credits: 3 },
      { name: 'Philosophy of Mind', credits: 3 },
      { name: 'First-Year Seminar: Writing', credits: 3 },
      { name: 'Modern language I', credits: 3 },
      { name: 'Modern language II', credits: 3, after: 'Modern language I' },
    ],
    'Year 2': [
      { name: 'Research Methods', credits: 4, after: 'Statistics I' },
      { name: 'Statistics II', credits: 4, after: 'Statistics I' },
      { name: 'Developmental Psychology', credits: 4, after: 'Introduction to Psychology' },
      { name: 'Social Psychology', credits: 4, after: 'Introduction to Psychology' },
      { name: 'Cognitive Psychology', credits: 4, after: 'Introduction to Psychology' },
      { name: 'Biological Psychology', credits: 4, after: 'Human Biology' },
      { name: 'Programming for Experiments', credits: 3 },
      { name: 'Humanities elective', credits: 3 },
    ],
    'Year 3': [
      { name: 'Experimental Design', credits: 4, after: 'Research Methods' },
      { name: 'Psychological Testing', credits: 4, after: 'Statistics II' },
      { name: 'Clinical Psychology', credits: 4, after: 'Biological Psychology' },
      { name: 'Memory and Learning', credits: 3, after: 'Cognitive Psychology' },
      { name: 'Perception', credits: 3, after: 'Cognitive Psychology' },
      { name: 'Personality', credits: 3, after: 'Social Psychology' },
      { name: 'Research Practicum II', credits: 3, after: 'Research Practicum I' },
      { name: 'Ethics of Research', credits: 3, after: 'Research Methods' },
      { name: 'Natural science elective', credits: 3 },
    ],
    'Year 4': [
      { name: 'Senior Thesis I', credits: 4, after: 'Experimental Design' },
      { name: 'Senior Thesis II', credits: 4, after: 'Senior Thesis I' },
      { name: 'Behavioral Neuroscience', credits: 4, after: 'Biological Psychology' },
      { name: 'Paid Field Placement', credits: 4, after: 'Ethics of Research' },
      { name: 'Counseling Skills', credits: 3, after: 'Clinical Psychology' },
      { name: 'Health Psychology', credits: 3, after: 'Clinical Psychology' },
      { name: 'Judgment and Decision', credits: 3, after: 'Cognitive Psychology' },
      { name: 'History of Psychology', credits: 2 },
      { name: 'Free elective', credits: 3 },
    ],
  },
  specializations: [
    { name: 'Clinical and counseling', text: 'Supervised hours with people, not vignettes, in the fourth year.' },
    { name: 'Cognition and memory', text: 'What we notice, what we keep, and why we are so sure of the rest.' },
    { name: 'Behavioral neuroscience', text: 'The brain at work, measured with equipment you will learn to wire.' },
    { name: 'Social and organizational', text: 'Groups, juries, teams and families: the mind in company.' },
  ],
  careerOutlook: {
    field: 'psychology',
    startingSalary: outcomes.psychology.salary,
    placement: outcomes.psychology.placement,
    jobGrowth: '11%',
    topEmployers: [
      'Harbor Health',
      'Lantern Counseling',
      'the Education City Schools',
      'Fieldnote Research',
      'Kindly Games',
    ],
    note: 'Four in ten go straight to graduate school, most of them in clinical programs.',
  },
  faculty: {
    name: 'Dr. Yuki Tanabe',
    title: 'Associate Professor of Psychology',
    picture: facultyYukiTanabe,
    text: 'She studies why rowers in the same boat remember the same race differently, and has stopped asking them who won. Her lab meets at six in the morning, on the pier, by choice.',
  },
  projects: [
    {
      name: 'Same Boat',
      text: 'Eight rowers, one race, eight accounts. A senior thesis that became a paper with three student authors.',
    },
    {
      name: 'Exam Hall, Revisited',
      text: 'Does the room you study in matter? Less than sleep, as 240 first-years helped show.',
    },
    {
      name: 'Second Opinion',
      text: 'A card game for clinics that gets teenagers talking about worry. Four schools have kept the deck.',
    },
  ],
  related: [
    {
      slug: 'biomedical-engineering',
      text: 'The same brain, with soldering. For those who want to build the instrument.',
    },
    { slug: 'business-administration', text: 'Groups, incentives and decisions, with somebody’s payroll at stake.' },
  ],
  metadata: {
    title: 'Psychology',
    description: `The B.A. in Psychology at 3E University: 120 credits in four years, research from the first week, a senior thesis, and ${outcomes.psychology.placement} placed within six months at a ${inDollars(outcomes.psychology.salary)} starting salary.`,
    keywords: [
      'psychology degree',
      'BA psychology',
      'clinical psychology',
      'cognitive science',
      'behavioral neuroscience',
    ],
    section: 'Academics',
  },
} as const satisfies MajorContent;

/** The eight accounts of one race, from bow to stroke. */
export const sameBoat = {
  accounts: [
    { seat: 'Bow', text: 'We led as far as the bridge. I would swear to it.' },
    { seat: '2', text: 'Third from the start to the end. Nobody passed anybody.' },
    { seat: '3', text: 'I counted: 217 strokes. I could not tell you where we were.' },
    { seat: '4', text: 'Then it rained, halfway, and we were heavy.' },
    { seat: '5', text: 'It did not rain.' },
    { seat: '6', text: 'Somebody caught a crab at 1,200. A second, no more.' },
    { seat: '7', text: 'That was me. It took a minute.' },
    { seat: 'Stroke', text: 'I took it up at 1,500, and everybody came along.' },
  ],
} as const;
