import { campusDates, day } from '@3eu/university/facts';
import type { Lecture } from './types';

export const lectureHall = '6:30 PM, domed library';

/** The evening lectures of both semesters, in the order of their days. */
export const lectures = [
  { day: day('January', 22), text: 'Dr. Celeste Moreau, Finance: How to Lose Slowly.' },
  { day: day('January', 29), text: 'Dr. Yuki Tanabe, Psychology: Eight People in One Boat.' },
  { day: day('February', 5), text: 'Dr. Peter Lind, History: What the Ferry Was Late For.' },
  { day: day('February', 12), text: 'Dr. Amara Nwosu, Biomedical Engineering: A Hand That Grows.' },
  { day: day('February', 19), text: 'Dr. Harjit Singh Gill, Civil Engineering: Stone 88.' },
  { day: day('February', 26), text: 'Dr. Tobias Reuter, Management: The Second Bad Year.' },
  { day: day('March', 5), text: 'Dr. Ingrid Halvorsen, Computer Science: Wrong Until It Is Right.' },
  { day: day('March', 26), text: 'Dr. Rosalind Pike, Marine Biology: This Year’s Number, an Hour Old.' },
  { day: day('April', 9), text: 'Dr. Astrid Hallberg, President: Two Winters on the Ice.' },
  { day: day('April', 23), text: 'Seniors: one thesis a college, twenty minutes each.' },
  { day: day('September', 4), text: 'Dr. Peter Lind, History: How to Read a Logbook.' },
  { day: day('September', 11), text: 'Dr. Harjit Singh Gill, Civil Engineering: What a Wave Weighs.' },
  { day: campusDates.carterLecture, text: 'The Carter Lecture: what a graduate knows best, in forty minutes.' },
  { day: day('October', 2), text: 'Dr. Rosalind Pike, Marine Biology: Eleven Narwhals, by Their Scars.' },
  { day: day('October', 16), text: 'Dr. Celeste Moreau, Finance: The Price of Sleeping Well.' },
  { day: day('October', 23), text: 'Dr. Benjamin Osei, Provost: I Read Your Evaluations.' },
  { day: day('October', 30), text: 'Dr. Yuki Tanabe, Psychology: Why We Hear Footsteps.' },
  {
    day: campusDates.firstYearLecture,
    text: 'First-Year Lecture: What the Tide Tables Leave Out. Three dollars, once.',
  },
  { day: day('November', 13), text: 'Dr. Amara Nwosu, Biomedical Engineering: Half-Size.' },
  { day: day('November', 20), text: 'Dr. Tobias Reuter, Management: Who Unlocks the Door at Four.' },
  { day: day('December', 3), text: 'Dr. Ingrid Halvorsen, Computer Science: Ferry, Late.' },
] as const satisfies readonly Lecture[];
