import { commencementLawn, libraryMorning, quadGoldenHour, quadWinterDusk, visitorCenter } from '@3eu/shared/pictures';
import { absoluteUrl, address, brand, contact, figures, socialLinks, timers } from '@3eu/shared/site';

export const home = {
  seo: {
    title: '3E University | A good question deserves four years',
    description: 'A university on a cold northern sound: 15,000+ students, 200+ programs, twelve students to every teacher. See the campus, or apply in about thirty minutes.',
    keywords: ['3E University', 'university', 'undergraduate', 'admissions', 'campus visit', 'majors'],
    section: 'Home',
    jsonLd: PRERENDER && {
      '@type': 'CollegeOrUniversity',
      name: brand.name,
      url: absoluteUrl('/'),
      logo: absoluteUrl('/icons/icon-512.png'),
      foundingDate: String(brand.founded),
      telephone: contact.phone,
      email: contact.email,
      address: { '@type': 'PostalAddress', streetAddress: address.street, addressLocality: address.city },
      sameAs: socialLinks.map(({ href }) => href),
    },
  },
  hero: {
    title: 'A good question deserves four years.',
    lede: 'Excellence, education and empowerment, twelve students to every teacher, on the shore of a cold northern sound.',
    apply: { label: 'Apply Now', href: '/application' },
    visit: { label: 'Schedule a Visit', href: '/visit' },
    slideshow: 'slideshow',
    interval: timers.hero,
    slides: [
      { name: 'The quad at golden hour', picture: quadGoldenHour },
      { name: 'The library in the morning', picture: libraryMorning },
      { name: 'The quad on a winter evening', picture: quadWinterDusk },
      { name: 'Commencement on the lawn', picture: commencementLawn },
    ],
  },
  figuresLabel: '3E in figures',
  figures: [
    { value: figures.students, label: 'students' },
    { value: figures.programs, label: 'programs' },
    { value: figures.jobPlacement, label: 'job placement within six months' },
    { value: figures.researchFunding, label: 'research funding' },
  ],
  why: {
    title: 'Why choose 3E',
    more: { label: 'All six reasons', href: '/why-3e' },
    claims: [
      { title: 'Your teachers know your name', text: 'Classes average 22. Office hours are kept, and the door is open.', evidence: `${figures.studentFacultyRatio} students to faculty` },
      { title: 'Research starts in the first year', text: 'First-years join a lab, a dig, a newsroom or a boat crew before spring.', evidence: `${figures.researchFunding} in funding` },
      { title: 'Work follows', text: 'Paid placements are written into every major, with the employer in the room.', evidence: `${figures.jobPlacement} placed in six months` },
      { title: 'A place that feels like one', text: 'Three hundred clubs, 25 teams, one harbor, and a narwhal on the fountain.', evidence: `${figures.organizations} organizations` },
    ],
  },
  closing: {
    title: 'Come and see the tower, or start tonight.',
    text: 'The application takes about thirty minutes. The tour takes ninety, and ends at the fountain.',
    apply: { label: 'Apply Today', href: '/application' },
    visit: { label: 'Visit Campus', href: '/visit' },
    picture: visitorCenter,
  },
} as const;
