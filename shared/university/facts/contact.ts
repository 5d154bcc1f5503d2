import type { Contacts, Link } from './forms';

const phone = '+1 (555) 010-0133';

/** `mailto:` address of an e-mail. */
export const mailto = <Email extends string>(email: Email) => `mailto:${email}` as const;

/** `tel:` address of a phone number as people write it: `+1 (555) 010-0133` becomes `tel:+15550100133`. */
export const tel = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}` as const;

/** How to reach the university. Invented: the specification (section 1) writes them generically as {phone}, {email}. */
export const contact = {
  phone,
  phoneHref: tel(phone),
  email: 'hello@3eu.example',
  emailHref: mailto('hello@3eu.example'),
  admissionsEmail: 'admissions@3eu.example',
  financialAidEmail: 'aid@3eu.example',
  financialAidPhone: '+1 (555) 010-0140',
  careerEmail: 'careers@3eu.example',
  athleticsEmail: 'athletics@3eu.example',
  parentsEmail: 'families@3eu.example',
  alumniEmail: 'alumni@3eu.example',
  housingEmail: 'housing@3eu.example',
  housingPhone: '+1 (555) 010-0141',
  orientationEmail: 'orientation@3eu.example',
  orientationPhone: '+1 (555) 010-0142',
  pressEmail: 'press@3eu.example',
  pressPhone: '+1 (555) 010-0143',
  /** The campus safety desk: the one number that answers at night. */
  safetyPhone: '+1 (555) 010-0199',
  supportEmail: 'help@3eu.example',
  privacyEmail: 'privacy@3eu.example',
} as const satisfies Contacts;

/**
 * Postal address. Street and city: specification, section 2, About (Our Campus). Its state and its ZIP are invented and
 * exist in no real place.
 */
export const address = {
  street: '1234 University Ave',
  city: 'Education City',
  stateName: 'Sound Territory',
  state: 'XS',
  zip: '00333',
  oneLine: '1234 University Ave, Education City, XS 00333',
} as const;

/** The LEARN MORE link of the footer, to a corporate site; specification, section 2, Shared layout. */
export const corporateSite = {
  label: 'LEARN MORE',
  href: 'https://example.com/',
} as const satisfies Link;

/** Social links of the footer: the front doors of the networks, because an invented university has no account there. */
export const socialLinks = [
  { label: 'Instagram', href: 'https://www.instagram.com/' },
  { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { label: 'YouTube', href: 'https://www.youtube.com/' },
  { label: 'Facebook', href: 'https://www.facebook.com/' },
] as const satisfies readonly Link[];
