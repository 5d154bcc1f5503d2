import {
  era1925NetLoft,
  era1950sLibraryQuay,
  era1980sFieldStation,
  era2000sOutOfTheBasement,
  eraTodayHeatFromTheSound,
  leaderBenjaminOsei,
  leaderCatherineDoyle,
  libraryMorning,
  presidentAstridHallberg,
  researchVessel,
} from '@3eu/university/pictures';
import {
  address,
  aid,
  brand,
  campus,
  contact,
  figures,
  inWords,
  mailto,
  ranks,
  inDollars,
  offices,
  studentsNote,
  ratioNote,
  registrar,
  responseTimes,
  phoneHours,
  shareNotes,
  tel,
  timeZone,
} from '@3eu/university/facts';
import type { AboutContent } from './types';

/** The university in general. Specification, section 2, About, and section 9, Fast Facts. */
export const about = {
  asked: [
    { label: 'Where is the campus?', href: '/faq#where-is-the-campus' },
    { label: 'Why a narwhal?', href: '/faq#why-a-narwhal' },
  ],
  metadata: {
    title: 'About 3E University',
    description: `Founded in ${figures.founded} on a cold northern sound: mission, values, ${figures.students} students, ${figures.faculty} faculty, the history, the people who lead the university, and where to find it.`,
    keywords: ['about', 'mission', 'vision', 'values', 'history', 'leadership', 'president', 'campus', 'facts'],
    section: 'About',
  },
  header: {
    title: `About ${brand.shortName}`,
    lede: `A university on a cold northern sound, at work since ${figures.founded}. It has grown; it has not moved.`,
    picture: researchVessel,
  },
  foundation: {
    id: 'foundation',
    title: 'Our Foundation',
    statements: [
      {
        title: 'Mission',
        text: 'To teach people to ask a good question, to answer it honestly, and to be of use where they live.',
      },
      {
        title: 'Vision',
        text: 'A university where nobody’s start decides their finish: whoever can do the work can be here, and can afford to stay.',
      },
    ],
  },
  values: {
    id: 'values',
    title: 'Core Values',
    list: [
      {
        title: 'Excellence',
        text: 'Work that would still be good if nobody graded it. We look at it twice, and so should you.',
      },
      {
        title: 'Education',
        text: 'Teaching comes first: every professor here teaches first-year students, the president included.',
      },
      { title: 'Empowerment', text: 'You leave able to do something, and with people to call.' },
    ],
  },
  facts: {
    id: 'facts',
    title: 'Fast Facts',
    list: [
      { label: 'founded', value: figures.founded },
      { label: 'students', value: figures.students },
      { label: 'faculty', value: figures.faculty },
      { label: 'staff', value: figures.staff },
      { label: 'alumni', value: figures.alumni },
      { label: 'countries our students come from', value: figures.countries },
      { label: 'programs', value: figures.programs },
      { label: 'research funding', value: figures.researchFunding },
      { label: 'acres', value: figures.acres },
      { label: 'student-faculty ratio', value: figures.studentFacultyRatio },
      { label: 'job placement', value: figures.jobPlacement },
      { label: 'average class size', value: figures.averageClassSize },
    ],
    note: `${studentsNote} ${ratioNote} ${shareNotes.placement} ${shareNotes.funding}`,
  },
  history: {
    title: 'Our History',
    lede: 'A hundred years in five stops.',
    moments: [
      {
        when: String(brand.founded),
        title: 'Foundation',
        picture: era1925NetLoft,
        text: `Eleven teachers and ninety students open a navigation school in a net loft. The narwhal in the harbor log dates from the first winter; the clock tower follows in ${campus.clockTower.since}, ${campus.clockTower.fast} so that nobody misses the ferry.`,
      },
      {
        when: '1950s',
        title: 'Expansion',
        picture: era1950sLibraryQuay,
        text: 'The library goes up on the quay, and business and engineering become colleges. Enrollment passes three thousand.',
      },
      {
        when: '1980s',
        title: 'Global Reach',
        picture: era1980sFieldStation,
        text: 'First partner schools abroad, first field station on another continent. Students come from more countries than the harbor has moorings.',
      },
      {
        when: '2000s',
        title: 'Digital Innovation',
        picture: era2000sOutOfTheBasement,
        text: 'Computing moves out of a basement. Every course puts its readings online, and the library keeps its chairs.',
      },
      {
        when: 'Today',
        title: 'Future Ready',
        picture: eraTodayHeatFromTheSound,
        text: `${figures.programs} programs, ${figures.researchFunding} in research funding, and a campus that will heat itself from the sound by the end of the decade.`,
      },
    ],
  },
  leadership: {
    id: 'leadership',
    title: 'University Leadership',
    lede: 'Three people who answer for it.',
    president: {
      name: 'Dr. Astrid Hallberg',
      title: 'President',
      picture: presidentAstridHallberg,
      bio: 'President since 2018; an oceanographer who has wintered twice on the ice. Teaches a first-year seminar on Mondays at eight and has never moved it.',
    },
    people: [
      {
        name: 'Dr. Benjamin Osei',
        title: 'Provost',
        portrait: leaderBenjaminOsei,
        bio: 'Came in 2004 to teach statistics for a year. Answers for every course, and reads the evaluations himself.',
      },
      {
        name: 'Catherine Doyle',
        title: 'Vice President for Students',
        portrait: leaderCatherineDoyle,
        bio: 'Ran a shipyard before she ran the halls. Her door is the one beside the fountain; a complaint that found no other goes there.',
      },
    ],
    door: {
      plate: 'C. Doyle. Knock, or leave a note.',
      notes: [
        {
          title: 'The machine on floor three of Teal Tower eats socks.',
          text: 'Took it apart on Saturday. Nine socks, on the rail outside. Take yours. C. D.',
        },
        {
          title: 'The tower struck nine and I was not late. Now I am told I was early.',
          text: `It is ${campus.clockTower.fast}. You have them back; spend them. C. D.`,
        },
        {
          title: 'My roommate opens the window in January.',
          text: 'Met both, coats on. Open at ten, shut at eleven, and a blanket from me. C. D.',
        },
        {
          title: 'The narwhal in the fountain splashed me.',
          text: 'It is bronze. I will speak to it. C. D.',
        },
      ],
    },
  },
  campus: {
    id: 'campus',
    title: 'Our Campus',
    text: `${figures.acres} acres between the harbor and the hills. The quay and the quad are ${inWords(campus.onFoot.quayToQuad)} minutes apart; the tower is ${inWords(campus.onFoot.quadToTower)} more, and the stadium another ${inWords(campus.onFoot.towerToStadium)}, uphill.`,
    picture: libraryMorning,
    facts: [
      { term: 'Address', value: address.street },
      { term: 'City', value: `${address.city}, ${address.stateName} (${address.state}) ${address.zip}` },
      {
        term: 'Time',
        value: `${timeZone.name}, ${timeZone.offset} all year. The tower on the home page runs by yours`,
      },
      { term: 'Size', value: `${figures.acres} acres` },
      { term: 'Weather', value: '63 °F in July, 26 °F in January; snow from November to March' },
      { term: 'Accessibility', value: 'Of the campus and of this site', href: '/about/accessibility' },
      { term: 'Accredited by', value: 'The Northern Commission on Higher Education', href: '/rankings#accreditations' },
      { term: 'Records', value: 'Transcripts, diplomas and leave', href: '/about#registrar' },
      {
        term: 'Jobs and people',
        value: 'This site lists no vacancies and no directory of staff; the number below puts you through',
      },
      { term: 'Phone', value: contact.phone, href: contact.phoneHref },
    ],
  },
  registrar: {
    id: 'registrar',
    title: 'The registrar',
    lede: `${registrar.name} keeps what you have earned, and says it to whom you name. The phone is answered ${phoneHours}, an email ${responseTimes.emailShort}.`,
    contact: [
      { term: 'Call', value: offices.registrar, href: tel(offices.registrar) },
      { term: 'Write', value: offices.registrarEmail, href: mailto(offices.registrarEmail) },
    ],
    list: [
      {
        id: 'registrar-transcript',
        title: 'A transcript',
        text: '$10 a copy. Write your name, your years and where it goes: a sealed PDF leaves within one business day, paper within five.',
      },
      {
        id: 'registrar-enrollment',
        title: 'Proof that you are enrolled',
        text: 'Free, within one business day, from the first day of classes: for a landlord, an insurer, a bank or a consulate.',
      },
      {
        id: 'registrar-diploma',
        title: 'A diploma',
        text: 'In the mail six weeks after commencement. Another one, lost or in a new name, costs $40 and takes four weeks. Employers who write are told your degree within two business days, free.',
      },
      {
        id: 'registrar-consent',
        title: 'Consent to see grades (FERPA)',
        text: `The record is the student’s, at any age. ${registrar.consent}`,
      },
      {
        id: 'registrar-name',
        title: 'A new name',
        text: 'The name you go by you change in My3EU, at once. For the one on the record, at any time of your life, send a copy of the court order, the certificate or the passport: five business days, free, transcripts included.',
      },
      {
        id: 'registrar-classes',
        title: 'Add, drop, withdraw',
        text: [
          `${registrar.classes} In spring it is the Friday of the same weeks, 1 and 10. With fewer than 12 credits your aid is worked out again: ask the `,
          { label: 'aid office', href: '/financial-aid#office' },
          ' first.',
        ],
      },
      {
        id: 'registrar-hold',
        title: 'A hold, and no registration',
        text: 'My3EU names the office that put it, and that office lifts it, within one business day: the aid office for a bill, the health center for a form, your adviser for a talk. Nobody else can, so call the one that is named.',
      },
      {
        id: 'registrar-grade',
        title: 'A grade that is wrong, or too low',
        text: 'Ask the teacher, then within 30 days the head of the department. Below an average of 2.0 you have a semester with your adviser to mend it; a class taken again counts with the better grade.',
      },
      {
        id: 'registrar-honor',
        title: 'Accused of cheating',
        text: 'Two professors and two students hear you within ten business days, with anybody whom you bring; until then no grade is set. What they say can be appealed once, to the provost.',
      },
      {
        id: 'registrar-veterans',
        title: 'Veterans’ benefits',
        text: 'We certify you to the VA within five business days of your certificate, and while it pays there is no fee and no hold. What the Post-9/11 GI Bill leaves of tuition, Yellow Ribbon covers. Applying is free for you: choose the waiver.',
      },
      {
        id: 'registrar-leave',
        title: 'A semester off',
        text: [
          'A leave of absence is one form, signed with your adviser by the day before classes begin. It is free, and keeps your place and your renewable scholarship for two semesters. Later, ',
          { label: 'tuition comes back in parts', href: '/parents-families#leaving' },
          '; illness is heard at any time. Called to duty? The semester is paid back, and your place waits. Ask the aid office first: loans fall due after six months away.',
        ],
      },
      {
        id: 'registrar-one-class',
        title: 'One class, without a degree',
        text: `${inDollars(registrar.perCredit)} a credit, where there is a seat. Sign up by August 15 for the fall; no application, no fee and no aid. Should you apply later, up to 12 credits count.`,
      },
    ],
  },
  press: {
    id: 'press',
    title: 'For the press',
    lede: 'Ingrid Solberg, press officer, answers reporters on the day they ask. Please quote a figure with its source.',
    contact: [
      { term: 'Call', value: contact.pressPhone, href: tel(contact.pressPhone), note: 'Her own line, at any hour' },
      { term: 'Write', value: contact.pressEmail, href: mailto(contact.pressEmail) },
    ],
    figures: [
      {
        term: 'Filming here',
        value:
          'Free for news, after a call the day before; nobody in a hall, a class or the health center without a yes',
      },
      {
        term: `${figures.students} students, ${figures.faculty} faculty`,
        value: 'Fast Facts, on this page',
        href: '/about#facts',
      },
      {
        term: `${ranks.national} of national universities`,
        value: 'American Campus Review',
        href: '/rankings#national',
      },
      {
        term: `${figures.jobPlacement} placed ${figures.placementWindow}`,
        value: 'Career support',
        href: '/career-support',
      },
      { term: `${aid.scholarshipsPerYear} in scholarships a year`, value: 'The aid office', href: '/financial-aid' },
      { term: `${aid.receivingAid} of students receive aid`, value: 'The aid office', href: '/financial-aid' },
      {
        term: `${figures.fourYearGraduation} graduate in four years`,
        value: 'The registrar, with those who apply, come and stay',
        href: '/admissions#class',
      },
      { term: `${figures.researchFunding} in research funding`, value: shareNotes.funding },
    ],
    picturesTitle: 'Pictures to use',
    picturesText: `Free to print with the credit “Illustration: ${brand.name}”. The places are invented, as the university is.`,
    pictures: [
      { label: 'The research vessel', picture: researchVessel },
      { label: 'The library in the morning', picture: libraryMorning },
      { label: 'The president', picture: presidentAstridHallberg },
    ],
  },
  neighbors: {
    id: 'neighbors',
    title: 'For neighbors',
    lede: 'The gates have no lock. What is yours too, and whom to call when we are loud.',
    list: [
      {
        title: 'Noise, or worse',
        text: [
          'The safety desk comes at any hour: ',
          { label: contact.safetyPhone, href: tel(contact.safetyPhone) },
          '.',
        ],
      },
      { title: 'The library', text: `A card is free, with an address in ${address.city}: ask at the round desk.` },
      { title: 'The pool', text: '$8 a day at the recreation center, whenever students do not race.' },
      {
        title: 'Evenings and games',
        text: [
          { label: 'Open to everybody', href: '/student-life#events' },
          ', most of them free. Dogs come along outside, on a leash.',
        ],
      },
      {
        title: 'An evening of your own',
        text: [
          'Halls and lawns, from $200 a day: the main number, ',
          { label: contact.phone, href: contact.phoneHref },
          '. Three tones from the harbor, on a Wednesday at noon, are a test.',
        ],
      },
    ],
  },
  closing: {
    title: 'See whether it suits you.',
    text: 'The walk around the quad is free. So is asking.',
    links: [
      { label: 'Apply Now', href: '/application' },
      { label: 'Visit Campus', href: '/visit' },
    ],
  },
} as const satisfies AboutContent;
