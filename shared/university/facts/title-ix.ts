/** Who hears of harassment, and what becomes of it. */
export const titleIx = {
  coordinator: 'Miriam Ashe, the Title IX coordinator',
  rule: 'She says what can be done, and opens no case that you do not want, unless somebody is in danger.',
} as const;
