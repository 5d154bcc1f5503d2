import type { AskedContent } from './types';

/**
 * What the readers of other pages ask next, by topic, in the words of the questions themselves: the block carries no
 * answers. A test compares them with the questions.
 */
export const asked = {
  topics: {
    admissions: ['When will I hear back?', 'Do my credits count?', 'Do I have to send SAT or ACT scores?'],
    aid: ['What does a year cost?', 'When will I know how much aid I get?', 'What merit scholarships are there?'],
    transfer: ['How many credits does a degree take?', 'How many programs can I choose from?', 'When is orientation?'],
    dining: ['Which meal plans can I choose from?', 'What does housing cost?', 'What is due before I arrive?'],
  },
} as const satisfies AskedContent;
