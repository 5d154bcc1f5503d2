import {
  studioBiomedical,
  studioBusiness,
  studioComputing,
  studioEngineering,
  studioMarketing,
  studioPsychology,
} from '@3eu/university/pictures';
import type { FeaturedProgramsContent } from './types';

/** The Featured Programs block of the home page. Specification, section 2, Home. */
export const featuredPrograms = {
  title: 'Featured Programs',
  programs: [
    {
      title: 'Computer Science',
      slug: 'computer-science',
      description: 'Programs that hold up when people depend on them, from a first loop to a senior system.',
      picture: studioComputing,
    },
    {
      title: 'Business Administration',
      slug: 'business-administration',
      description: 'Read a balance sheet, a market and a room. The largest client waits in the fourth year.',
      picture: studioBusiness,
    },
    {
      title: 'Biomedical Engineering',
      slug: 'biomedical-engineering',
      description: 'Devices for the one machine nobody can switch off. The last year takes you to the clinic.',
      picture: studioBiomedical,
    },
    {
      title: 'Psychology',
      slug: 'psychology',
      description: 'How people think, and why they change their minds. Research from week one.',
      picture: studioPsychology,
    },
    {
      title: 'Mechanical Engineering',
      slug: 'mechanical-engineering',
      description: 'Build it, break it, build it better: four studio courses and a senior machine.',
      picture: studioEngineering,
    },
    {
      title: 'Marketing',
      slug: 'marketing',
      description: 'From first sketch to full stadium: campaigns for real clients every term.',
      picture: studioMarketing,
    },
  ],
} as const satisfies FeaturedProgramsContent;
