import {
  accessibilityUpdated,
  brand,
  campus,
  halls,
  mailto,
  offices,
  parking,
  phoneHours,
  responseTimes,
  tel,
} from '@3eu/university/facts';
import type { AccessibilityContent } from './types';

/** The accessibility statement of the site. What it says is tested is what the tests of this site do. */
export const accessibility = {
  asked: [
    { label: 'Who helps in class?', href: '/parents-families#academic-support' },
    { label: 'How do I reach the admissions office?', href: '/faq#how-do-i-reach-the-admissions-office' },
  ],
  metadata: {
    title: 'Accessibility',
    description: `How accessible this website is: which standard ${brand.name} holds, what is tested and how, what does not work yet, and whom to tell when something stands in your way.`,
    keywords: ['accessibility statement', 'WCAG', 'screen reader', 'keyboard', 'disability'],
    section: 'About',
  },
  header: {
    title: 'Accessibility',
    lede: 'This site is meant for everybody who has a browser. Here is what we test, how, and what does not work yet.',
  },
  updated: accessibilityUpdated,
  sections: [
    {
      id: 'standard',
      title: 'What we hold ourselves to',
      text: ['The Web Content Accessibility Guidelines 2.2, levels A and AA, on every page and in every state of it.'],
    },
    {
      id: 'tested',
      title: 'What is tested, and how',
      text: ['Before each release, by a program in real browsers, on every page:'],
      list: [
        'names, roles, contrast and structure, by the rules of axe',
        'the keyboard alone: forms, menus, the search and the slideshows, with a focus that is seen',
        'a window of 320 pixels without sideways scroll, and text at twice its size',
        'what a screen reader is told when a page, a step or a result changes',
        'forced colors, less motion, print, and the pages without scripts',
      ],
    },
    {
      id: 'gaps',
      title: 'What does not work yet',
      text: ['These we know of:'],
      list: [
        'No person who uses a screen reader every day has tested the whole site. Programs find about half of what people find.',
        'The knowledge base, the search, the sums on the aid page and what forms answer need scripts. Without them, the questions page, the price lists and the phone say the same.',
        'The campus map is a picture. The list of its places beside it says what it shows, and not how far apart they are.',
        'Only the page for families is in Spanish; everything else is in English.',
      ],
    },
    {
      id: 'campus',
      title: 'On campus',
      text: [
        `Extra time, notes, a ramp or a reader are arranged by accessibility services before the semester: ${offices.accessibility}, ${phoneHours}. It costs nothing, and we ask for one letter from whoever treats you. No application asks about it. If we say no, Catherine Doyle, Vice President for Students, decides again within ten business days.`,
        'Each hall has rooms with wide doors, a bath with bars and an alarm that flashes: ask for one on the housing form.',
      ],
      list: [
        'Service dogs live with you in any hall and go wherever you go: classrooms, dining halls, the library. In a lab the dog has a mat beyond the benches; tell us a week before the first session.',
        'An animal that comforts you lives in your room: send a letter in May. A broken leg counts too; within two days your classes are where you can reach them.',
        `Elevators to every floor: ${halls.narwhalCommons.name}, ${halls.tealTower.name}, Beluga, Bowhead and Orca. In the other halls, the cottages of ${halls.honorsVillage.name} and the houses of ${halls.universityApartments.name}, the ground floor has no step.`,
        `Without steps: from the tram through the arch to the visitor center, along the quay to the library, and by the upper walk to the quad, the workshops, the recreation center and the stadium. The tower has ${campus.clockTower.steps} steps and no elevator: a tour waits at its foot. The boathouse has a ramp beside the slip.`,
        'Every tour has a route without steps: write that into the field for your interests when you schedule one.',
        `Parking: six marked places at the door of the visitor center, four in each of lots ${parking.lotNames} on the side of the quad. Prices are everybody’s.`,
        'Tram 3: every car is level with the platform, and the driver calls the stops.',
      ],
    },
  ],
  contact: {
    id: 'contact',
    title: 'If something stands in your way',
    text: 'Tell us the page and what happened. You get what it says in another form at once, and an answer about the page within ten business days.',
    ways: [
      {
        title: 'Call',
        link: { label: offices.accessibility, href: tel(offices.accessibility) },
        text: phoneHours,
      },
      {
        title: 'Write',
        link: { label: offices.accessibilityEmail, href: mailto(offices.accessibilityEmail) },
        text: responseTimes.email,
      },
    ],
  },
} as const satisfies AccessibilityContent;
