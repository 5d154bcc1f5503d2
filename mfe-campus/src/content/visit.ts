import { hallUniversityApartments, rainArcade } from '@3eu/university/pictures';
import {
  address,
  contact,
  counselorLines,
  figures,
  inWordsFirst,
  mailto,
  optionsOf,
  parking,
  phoneHours,
  responseTimes,
  tel,
  tourHours,
  inDollars,
  campus,
} from '@3eu/university/facts';
import { campusPlaces } from './campus-places';
import { tours } from './tours';
import type { VisitContent, VisitOptionsContent } from './types';

/** The option lists of the form. Specification, section 5, Options. */
export const visitOptions = {
  graduationYear: [
    ...optionsOf('2025', '2026', '2027', '2028'),
    { value: 'transfer', label: 'Transfer student' },
    { value: 'graduate', label: 'Graduate student' },
  ],
  visitors: optionsOf('1', '2', '3', '4', '5+'),
} as const satisfies VisitOptionsContent;

/** The visit. Specification, sections 2 (Visit), 4, 5 and 9. */
const { thomas } = counselorLines;

export const visit = {
  asked: [
    { label: 'What would I pay?', href: '/#what-would-i-pay' },
    { label: 'How do I apply?', href: '/faq#how-do-i-apply' },
  ],
  metadata: {
    title: 'Visit the campus',
    description: `${inWordsFirst(tours.length)} guided tours of 3E University, ${tourHours.long}: times, a form, a map of the campus, directions and parking.`,
    keywords: ['campus visit', 'campus tour', 'directions', 'visitor parking', 'campus map'],
    section: 'Student Life',
  },
  header: {
    title: 'Visit',
    lede: `${inWordsFirst(tours.length)} free tours, six days a week. Wear shoes that forgive gravel; we bring the umbrella and the guide.`,
    schedule: { label: 'Schedule Your Visit', href: '/visit#schedule' },
  },
  tours: {
    id: 'tours',
    title: 'Choose a tour',
    lede: 'All leave in any weather and end at the fountain, where the ice cream is. The one you choose is drawn on the map and filled into the form.',
  },
  form: {
    id: 'schedule',
    title: 'Schedule Your Visit',
    needsScript: [
      'Here the button to schedule would be. It needs scripts, which are turned off or did not load. Call us instead: ',
      { label: contact.phone, href: contact.phoneHref },
    ],
    refused: {
      past: 'That day is over. Choose today or a later day.',
      sunday: 'There are no tours on Sundays. Choose a day from Monday to Saturday.',
    },
    /** The hint of a field. */
    interests: 'A major, a sport, a person you would like to meet, a route without steps.',
    /** Shown at the button when it is pressed. */
    note: 'This is a demonstration site: nothing is sent and no tour is booked. What you wrote is still here.',
    privacy: 'What you write stays in this tab until you reload or close it, and goes to nobody.',
  },
  ticket: {
    title: 'Your walk by the clock',
    note: `At an even pace; a good question moves it. The clock is the tower’s, ${campus.clockTower.fast}.`,
  },
  /** In the place of the map's card, until a pin is pressed. */
  mapHint: 'Press a number on the map to see what stands there.',
  highlights: {
    id: 'highlights',
    title: 'What you will see',
    items: [
      {
        title: 'Academic buildings',
        text: 'Workshops with glass walls, the domed library, and a lecture that you may sit in on.',
        meta: 'General, Academic Focus',
      },
      {
        title: 'Residence halls',
        text: 'A room somebody lives in, not one cleaned for show.',
        meta: 'Student Life',
      },
      {
        title: 'Recreation center',
        text: 'Three courts, a pool, a climbing wall, and a view of the sound from the treadmills.',
        meta: 'General, Student Life',
      },
    ],
    picture: hallUniversityApartments,
  },
  directions: {
    id: 'directions',
    title: 'Getting here',
    lede: address.oneLine,
    routes: [
      {
        lead: '40 min',
        title: 'From the north',
        text: 'Route 9 south to exit 14, then Harbor Road until you see the tower. Turn in under the arch.',
      },
      {
        lead: '25 min',
        title: 'From the airport',
        text: 'Airport Connector to exit 3, left on University Ave. A taxi costs about thirty dollars and knows the way.',
      },
      {
        lead: '15 min',
        title: 'By public transport',
        text: 'Tram 3 from Central Station, every ten minutes, to its last stop. The arch is across the street.',
      },
    ],
  },
  parking: {
    title: 'Parking',
    caption: 'What parking costs a visitor',
    places: [
      {
        place: 'Admissions visitor center',
        text: `Behind it, at number ${campusPlaces.findIndex(({ id }) => id === 'parking') + 1} on the map. Give the desk your license plate.`,
        price: `Free for ${parking.freeHours} hours`,
      },
      {
        place: `Student lots ${parking.lotNames}, on weekdays`,
        text: 'A five-minute walk. Students have permits; visitors pay at the machine, by coin or card.',
        price: `${inDollars(parking.perDay)} a day`,
      },
      {
        place: `Student lots ${parking.lotNames}, on weekends and holidays`,
        text: 'The same three lots. Nobody needs a permit, and the machines are off.',
        price: 'Free',
      },
    ],
  },
  contact: {
    title: 'Hours and contact',
    facts: [
      { term: 'Campus tours', value: tourHours.long, note: tourHours.lastTour },
      { term: 'Phone', value: contact.phone, href: contact.phoneHref, note: phoneHours },
      {
        term: 'Email',
        value: contact.admissionsEmail,
        href: mailto(contact.admissionsEmail),
        note: responseTimes.email,
      },
      {
        term: 'Groups and schools',
        value: thomas.phone,
        href: tel(thomas.phone),
        note: `From ten people on, ${thomas.name} gives you a guide of your own, free, Monday to Friday: call three weeks ahead. Up to 60 a day; lunch in a dining hall is $12 each.`,
      },
      { term: 'Address', value: `Admissions visitor center, ${address.oneLine}` },
    ],
  },
  virtual: {
    title: 'Too far to come?',
    text: `Walk the ${figures.acres} acres from your chair. It never rains there.`,
    note: 'This is a demonstration site, and the button starts nothing. Walk the tours on the map above.',
    picture: rainArcade,
  },
} as const satisfies VisitContent;
