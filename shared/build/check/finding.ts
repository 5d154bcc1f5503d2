/** Something that an editor has to look at: in which file, in which field, and what is wrong there. */
export type Finding = { file: string; field: string; problem: string };

/** The line that an editor reads. */
export const lineOf = ({ file, field, problem }: Finding): string => `${file}: ${field}: ${problem}`;
