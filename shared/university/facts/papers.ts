/** What comes for an application after it was sent. Facts of ours: the specification names the papers alone. */
export const papers = {
  late: 'Transcript and letters are in time for two weeks after your plan’s deadline, if your own part was.',
  /** Of SAT and ACT. */
  scores: 'The score that you type counts. Only if you come do we ask for the official report, by July 1.',
} as const;
