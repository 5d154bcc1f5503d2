import type { Email, Phone } from './forms';

/** The numbers of further offices, one each: a page of one team loads none of another’s. Invented, as `contact` is. */
export const offices = {
  career: '+1 (555) 010-0144',
  parents: '+1 (555) 010-0145',
  alumni: '+1 (555) 010-0146',
  support: '+1 (555) 010-0147',
  accessibility: '+1 (555) 010-0148',
  counseling: '+1 (555) 010-0149',
  health: '+1 (555) 010-0150',
  registrar: '+1 (555) 010-0157',
  titleIx: '+1 (555) 010-0158',
  employers: '+1 (555) 010-0159',
  accessibilityEmail: 'access@3eu.example',
  registrarEmail: 'registrar@3eu.example',
} as const satisfies Readonly<Record<string, Phone | Email>>;
