import {
  storyAaliyahBrooks,
  storyDiegoFuentes,
  storyKenjiWatanabe,
  storyMarenSolvik,
  storyNoorRahimi,
} from '@3eu/university/pictures';
import type { StudentStoriesContent } from './types';

/** The Student Stories block of the home page. Specification, section 2, Home. */
export const studentStories = {
  title: 'Student Stories',
  stories: [
    {
      name: 'Maren Solvik',
      college: 'arts-sciences',
      program: 'Psychology, class of 2024',
      quote: 'I came for the boat crew and stayed for the statistics. My adviser found the one project that was both.',
      picture: storyMarenSolvik,
    },
    {
      name: 'Diego Fuentes',
      college: 'engineering',
      program: 'Computer Science, class of 2025',
      quote: 'In my first spring I broke the ferry schedule for a weekend. They let me fix it, and then they hired me.',
      picture: storyDiegoFuentes,
    },
    {
      name: 'Aaliyah Brooks',
      college: 'engineering',
      program: 'Biomedical Engineering, class of 2024',
      quote: 'A man shook my hand with a hand we had built. I have not complained about math since.',
      picture: storyAaliyahBrooks,
    },
    {
      name: 'Kenji Watanabe',
      college: 'business',
      program: 'Business Administration, class of 2025',
      quote: 'We sold mittens on the quad and lost money on every pair. My best grade was for the report on why.',
      picture: storyKenjiWatanabe,
    },
    {
      name: 'Noor Rahimi',
      college: 'arts-sciences',
      program: 'English Literature, class of 2024',
      quote: 'I read four hundred novels here and wrote half of one. My professor still asks for the other half.',
      picture: storyNoorRahimi,
    },
  ],
} as const satisfies StudentStoriesContent;
