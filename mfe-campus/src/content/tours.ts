import { tourHours } from '@3eu/university/facts';
import type { Tour } from './types';

/** The name of a tour in addresses and in the form. */
export type TourId = Tour['id'];

export const tours = [
  {
    id: 'general',
    name: 'General Campus Tour',
    duration: tourHours.duration.general,
    description:
      'The whole campus, from the visitor center to the fountain, with somebody who has to be in class afterward.',
    times: ['9:00 AM', '11:00 AM', '1:00 PM', '3:00 PM'],
    stops: ['visitor-center', 'library', 'workshops', 'recreation', 'tower', 'fountain'],
  },
  {
    id: 'academic',
    name: 'Academic Focus Tour',
    duration: tourHours.duration.academic,
    description: 'Library, workshops, a laboratory in use, and twenty minutes with a professor in your subject.',
    times: ['10:00 AM', '2:00 PM'],
    stops: ['visitor-center', 'library', 'workshops', 'fountain'],
  },
  {
    id: 'student-life',
    name: 'Student Life Tour',
    duration: tourHours.duration.studentLife,
    description:
      'A room in one hall, lunch in another, the boathouse, and the questions you would rather not ask a dean.',
    times: ['11:00 AM', '1:00 PM'],
    stops: ['visitor-center', 'recreation', 'teal-tower', 'tower', 'stadium', 'boathouse', 'fountain'],
  },
] as const satisfies readonly Tour[];
