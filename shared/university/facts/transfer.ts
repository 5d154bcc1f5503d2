const mostOfExams = 30;

/** Students who come from another college. Facts of ours, as the whole university is one: the specification has none. */
export const transfer = {
  /** Credit hours of another college that can count toward a degree. */
  mostCredits: 60,
  minimumGrade: 'C',
  /** In the word that such a student looks for. */
  from: 'Any accredited college, community colleges included',
  /** How soon somebody says which credits count, once the transcript is here. */
  evaluation: 'ten business days',
  /** What counts of school, for first-years too. */
  exams: `AP from a 4, IB higher level from a 5, A levels from a B: up to ${mostOfExams} credits`,
  mostOfExams,
  /** With fewer, one applies as a first-year. */
  leastCredits: 12,
} as const;
