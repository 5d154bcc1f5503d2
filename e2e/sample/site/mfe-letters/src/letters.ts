/** What people wrote. */
export const letters = [
  { id: 'from-ada', from: 'From Ada', text: 'The harbour at noon is my favourite.' },
  { id: 'from-bo', from: 'From Bo', text: 'When is the orchard open?' },
  { id: 'from-cy', from: 'From Cy', text: 'A deposit of salt was found below the harbour.' },
] as const;
