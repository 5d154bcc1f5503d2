import { facultyAmaraNwosu, studioBiomedical } from '@3eu/university/pictures';
import { outcomes, inDollars } from '@3eu/university/facts';
import type { MajorContent } from '../types';

export const biomedicalEngineering = {
  credits: 132,
  lede: 'Design for the one machine nobody can switch off for repairs. What you build in the workshop goes to the clinic.',
  picture: studioBiomedical,
  curriculum: {
    'Year 1': [
      { name: 'Introduction to Biomedical Engineering', credits: 3 },
      { name: 'General Chemistry I', credits: 4 },
      { name: 'General Chemistry II', credits: 4, after: 'General Chemistry I' },
      { name: 'Calculus I', credits: 4 },
      { name: 'Calculus II', credits: 4, after: 'Calculus I' },
      { name: 'Physics I', credits: 4, after: 'Calculus I' },
      { name: 'Cell Biology', credits: 4 },
      { name: 'Engineering Drawing', credits: 3 },
      { name: 'First-Year Seminar: Writing', credits: 3 },
    ],
    'Year 2': [
      { name: 'Human Physiology I', credits: 4, after: 'Cell Biology' },
      { name: 'Organic Chemistry', credits: 4, after: 'General Chemistry II' },
      { name: 'Calculus III', credits: 4, after: 'Calculus II' },
      { name: 'Differential Equations', credits: 4, after: 'Calculus II' },
      { name: 'Physics II', credits: 4, after: 'Physics I' },
      { name: 'Circuits', credits: 4, after: 'Physics II' },
      { name: 'Statics', credits: 3, after: 'Physics I' },
      { name: 'Programming for Engineers', credits: 3 },
      { name: 'Humanities elective', credits: 3 },
    ],
    'Year 3': [
      { name: 'Human Physiology II', credits: 4, after: 'Human Physiology I' },
      { name: 'Biomechanics', credits: 4, after: 'Statics' },
      { name: 'Biomaterials', credits: 4, after: 'Organic Chemistry' },
      { name: 'Bioinstrumentation', credits: 4, after: 'Circuits' },
      { name: 'Signals and Systems', credits: 4, after: 'Differential Equations' },
      { name: 'Biological Transport', credits: 4, after: 'Calculus III' },
      { name: 'Biostatistics', credits: 3, after: 'Calculus II' },
      { name: 'Medical Ethics', credits: 3 },
      { name: 'Paid Placement', credits: 3, after: 'Human Physiology I' },
    ],
    'Year 4': [
      { name: 'Medical Device Design I', credits: 4, after: 'Bioinstrumentation' },
      { name: 'Medical Device Design II', credits: 4, after: 'Medical Device Design I' },
      { name: 'Medical Imaging', credits: 4, after: 'Signals and Systems' },
      { name: 'Tissue Engineering', credits: 4, after: 'Biomaterials' },
      { name: 'Prosthetics and Rehabilitation', credits: 4, after: 'Biomechanics' },
      { name: 'Clinical Immersion', credits: 4, after: 'Human Physiology II' },
      { name: 'Regulation and Quality', credits: 3, after: 'Biostatistics' },
      { name: 'Technical elective', credits: 3 },
      { name: 'Free elective', credits: 3 },
    ],
  },
  specializations: [
    { name: 'Prosthetics and movement', text: 'Sockets, sensors and gait, fitted with patients at the harbor clinic.' },
    { name: 'Medical imaging', text: 'Ultrasound and light, and the mathematics that turns echoes into pictures.' },
    { name: 'Biomaterials and tissue', text: 'What the body accepts, what it rejects, and how it tells you.' },
    { name: 'Devices and regulation', text: 'The long road from a working prototype to one that is allowed to work.' },
  ],
  careerOutlook: {
    field: 'engineering',
    startingSalary: outcomes.engineering.salary,
    placement: outcomes.engineering.placement,
    jobGrowth: '10%',
    topEmployers: [
      'Halden Medical',
      'Lumen Imaging',
      'Stride Prosthetics',
      'Pelagic Bio',
      'Education City General Hospital',
    ],
    note: 'A quarter of each class goes on to medical or graduate school.',
  },
  faculty: {
    name: 'Dr. Amara Nwosu',
    title: 'Professor of Biomedical Engineering',
    picture: facultyAmaraNwosu,
    text: 'She makes hands. The current one weighs less than an apple, can pick up an egg, and costs about as much as a bicycle. Every student in her lab has worn it for a day, shoelaces included.',
  },
  projects: [
    {
      name: 'Half-Size',
      text: 'A child’s artificial hand that grows at the turn of one screw, so a fitting lasts two years.',
    },
    {
      name: 'Warm Line',
      text: 'An infusion warmer for ambulances that runs on the vehicle’s own heat. The ambulances of two islands are testing it.',
    },
    { name: 'Listen', text: 'A stethoscope for noisy wards. Nurses chose the third prototype, mostly for its shape.' },
  ],
  related: [
    { slug: 'computer-science', text: 'Images, signals, implants: most devices are a program with a strap.' },
    { slug: 'psychology', text: 'The patient wearing the device has opinions. Here you learn to ask for them.' },
  ],
  metadata: {
    title: 'Biomedical Engineering',
    description: `The B.S. in Biomedical Engineering at 3E University: 132 credits in four years, clinical immersion, a device of your own, and ${outcomes.engineering.placement} placed within six months at a ${inDollars(outcomes.engineering.salary)} starting salary.`,
    keywords: ['biomedical engineering degree', 'medical devices', 'prosthetics', 'medical imaging', 'biomaterials'],
    section: 'Academics',
  },
} as const satisfies MajorContent;
