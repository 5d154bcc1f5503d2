import {
  diningHall,
  hallHonorsVillage,
  hallNarwhalCommons,
  hallTealTower,
  hallUniversityApartments,
} from '@3eu/university/pictures';
import {
  betweenTerms,
  campus,
  contact,
  enrollmentDates,
  enrollmentRules,
  figures,
  halls,
  mailto,
  mealPlans,
  parkingRules,
  roomsNote,
  tel,
  inDollars,
} from '@3eu/university/facts';
import type { CampusLivingContent } from './types';

const hall = ({ name, perSemester, students }: (typeof halls)[keyof typeof halls]) => ({
  name,
  capacity: students,
  price: perSemester,
});

/** Campus living. Specification, sections 2 (Campus living) and 9. */
export const campusLiving = {
  asked: [
    { label: 'What is for dinner?', href: '/campus-living/dining#halls' },
    { label: 'Who looks after me at night?', href: '/student-life#support' },
  ],
  metadata: {
    title: 'Campus living',
    description: `Living at 3E University: ${halls.narwhalCommons.name}, ${halls.tealTower.name}, ${halls.universityApartments.name} and ${halls.honorsVillage.name} with prices, four dining halls with their hours, and three meal plans.`,
    keywords: ['residence halls', 'housing', 'dorms', 'dining hours', 'meal plans', 'laundry', 'campus living'],
    section: 'Student Life',
  },
  header: {
    title: 'Campus living',
    lede: `Four of our ${figures.residenceHalls} halls, from ${inDollars(halls.narwhalCommons.perSemester)} to ${inDollars(halls.universityApartments.perSemester)} a semester: double rooms, suites, apartments and cottages. A room comes after admission: apply for that first; the housing form is in My3EU.`,
    links: [
      { label: 'Apply for Housing', href: '/application' },
      // Leads to the tour that shows a room, already selected.
      { label: 'Tour Residence Halls', href: '/visit?tour=student-life#tours' },
    ],
  },
  halls: {
    id: 'halls',
    title: 'The halls',
    lede: `Admitted students find the housing form in My3EU, due ${enrollmentDates.housingApplication.long}. ${enrollmentDates.housingAfterAdmission} ${enrollmentRules.housingOpens}.`,
    text: `${enrollmentRules.roommates} Everybody new gets a bed, and first-years live in a hall. ${roomsNote}`,
    list: [
      {
        id: 'narwhal-commons',
        ...hall(halls.narwhalCommons),
        type: 'Traditional hall, first-years',
        text: 'Brick on three sides of a courtyard, with a bronze narwhal that gets dressed up for exams. Long corridors, open doors, one famous kettle.',
        features: ['Double rooms', 'Shared kitchens on each floor', 'Courtyard', 'Study rooms open all night'],
        picture: hallNarwhalCommons,
      },
      {
        id: 'teal-tower',
        ...hall(halls.tealTower),
        type: 'Suites, second year and up',
        text: `A balcony for every suite, on ${campus.tealTowerFloors} floors. From the roof terrace you see the whole harbor.`,
        features: ['Four to a suite, two baths', 'Balconies', 'Roof terrace', 'Music practice rooms'],
        picture: hallTealTower,
      },
      {
        id: 'university-apartments',
        ...hall(halls.universityApartments),
        type: 'Apartments, third year and up',
        text: 'Five houses in a row with porches and vegetable beds. You cook, you rake, you learn what a circuit breaker is.',
        features: ['Private bedrooms', 'Full kitchens', 'Laundry in each house', 'Parking on the street'],
        picture: hallUniversityApartments,
      },
      {
        id: 'honors-village',
        ...hall(halls.honorsVillage),
        type: 'Living and learning, honors program',
        text: 'Stone cottages around a green with an old tree. The seminar meets under it until October.',
        features: ['Cottages of twelve', 'Fireplaces', 'Seminar room', 'Faculty next door'],
        picture: hallHonorsVillage,
      },
    ],
  },
  amenities: {
    id: 'amenities',
    title: 'In every hall',
    items: [
      {
        title: 'Internet',
        text: 'Wired and wireless in each room, wireless on the courtyard benches, both included. Fast enough that nobody talks about it.',
      },
      {
        title: '24/7 security',
        text: [
          'Keycard doors, a desk that is never empty, and an escort home at any hour: ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
          '.',
        ],
      },
      { title: 'Parking', text: `${parkingRules.students} A five-minute walk. Bicycles sleep indoors.` },
      {
        title: 'In your room',
        text: 'A bed, a desk, a wardrobe and a lamp for each. Bring sheets for a long twin, 80 inches; leave candles at home, and any pet but a fish.',
      },
      {
        title: 'House rules',
        text: 'Quiet from 11 PM. Beer and wine from 21, behind your own door; no smoke and no vapor inside. A guest may stay three nights.',
      },
      { title: 'Breaks and summer', text: betweenTerms },
      {
        title: 'Community spaces',
        text: 'Kitchens, laundry, a piano in most basements, a pool table in all of them, and in Fin a quiet room for any prayer.',
      },
    ],
  },
  dining: {
    id: 'dining',
    title: 'Where you eat',
    more: { label: 'Dining: every kitchen, every sum', href: '/campus-living/dining' },
    lede: `In ${figures.diningHalls} dining halls, and at ${figures.retailDining} retail dining locations. All of them take dining dollars.`,
    caption: 'Opening hours during the semester',
    picture: diningHall,
    venues: [
      {
        name: 'Commons Table',
        type: 'Main dining hall',
        description: 'Eight stations under one long roof.',
        hours: ['Monday to Friday, 7 AM to 9 PM', 'Saturday and Sunday, 9 AM to 8 PM'],
        features:
          'Bread from the oven at six every evening. Vegan and halal stations; an allergen-free line for supper and on weekends.',
      },
      {
        name: 'The Pier',
        type: 'Seafood and soup',
        description: 'On the water, with the windows open until November.',
        hours: ['Monday to Saturday, 11 AM to 8 PM', 'Sunday closed'],
        features: 'The soup, three kinds a day.',
      },
      {
        name: 'Tower Grill',
        type: 'Late kitchen',
        description: 'Ground floor of Teal Tower.',
        hours: ['Monday to Thursday, 5 PM to 1 AM', 'Friday and Saturday, 5 PM to 2 AM', 'Sunday, 5 PM to 1 AM'],
        features: 'The only kitchen open after ten. Burgers and noodles.',
      },
      {
        name: 'Village Kitchen',
        type: 'Small plates',
        description: 'Thirty seats beside the green.',
        hours: ['Monday to Friday, 8 AM to 3 PM', 'Saturday and Sunday closed'],
        features: 'Grows its own salad. Allergen-free line at breakfast and lunch.',
      },
    ],
  },
  plans: {
    id: 'plans',
    title: 'Meal plans',
    lede: 'Per semester. Nobody has to take one. Dining dollars buy a meal or a coffee wherever food is sold; what is left in June is lost.',
    caption: 'Three plans, what they cost and what is in them',
    note: 'This is a demonstration site; no plan is selected.',
    list: [
      { ...mealPlans.unlimited, text: 'All four dining halls, as often as you like. Rowers do.' },
      { ...mealPlans.block150, text: 'About nine a week, for those who own a pan.' },
      { ...mealPlans.commuter, text: 'Lunch on campus, dinner at home.' },
    ],
  },
  contact: {
    title: 'Housing office',
    text: 'Roommates, repairs, what fits under the bed. A repair called in by noon gets looked at the same day, and from September 15 a room is changed free of charge.',
    facts: [
      { term: 'Phone', value: contact.housingPhone, href: tel(contact.housingPhone) },
      { term: 'Email', value: contact.housingEmail, href: mailto(contact.housingEmail) },
    ],
  },
} as const satisfies CampusLivingContent;
