import { campus, parking } from '../site';

/** Facts of `shared/src/site` that a sentence with these words, on whichever page, has to tell as they stand there. */
const sharedFacts: readonly (readonly [what: string, words: RegExp, fact: string])[] = [
  [
    'the signatures of a club',
    /(found|start)\w* .*signatures?|signatures? (will )?(found|start)/i,
    campus.clubSignatures,
  ],
  ['the clock tower', /(minutes?) (fast|slow|late)/i, campus.clockTower.fast],
  ['the volumes of the library', /\b(volumes|million books)\b/i, campus.library.volumes],
  ['the lots', /\blots A\b/, parking.lotNames],
];

const rules: readonly (readonly [broken: (text: string) => boolean, problem: string])[] = [
  [(text) => text.trim() === '', 'is empty'],
  [(text) => / {2}|\n/.test(text), 'has a double space or a line break'],
  [(text) => /\blorem\b|\bTODO\b|\bTBD\b/i.test(text), 'is still a placeholder'],
  [(text) => /\bundefined\b|\bNaN\b|\[object /.test(text), 'has an empty fact: one that it names does not exist'],
  [
    (text) => /<\/?[a-z][^>]*>|&(#\w+|[a-z]+\d*);|\*\*|__|`|\]\(|^(#+|-) /i.test(text),
    'has markup, which visitors would read as it stands: write plain text, and a link as { label, href } (shared/docs/writing.md)',
  ],
  [(text) => /\d ?(dollars|USD)\b/i.test(text), 'has an amount in another form: write $80'],
  [(text) => /\p{Extended_Pictographic}/u.test(text), 'has an emoji'],
  [(text) => /\w'\w|\s"\w/.test(text), 'has a straight quotation mark: write ’ and “ ”'],
  [
    (text) => /[AP]M ?[-–]|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day)?[-–]|day \d+(:\d\d)? ?[AP]M to/.test(text),
    'has a range of hours in another form: write “Monday to Friday, 8 AM to 5 PM”',
  ],
  [
    (text) => /visitor center[^.]*\bfloor\b|\bfloor\b[^.]*visitor center/i.test(text),
    'gives the visitor center floors: its pictures show one storey',
  ],
];

/** What is wrong with a text of the site, rule by rule. */
export function brokenRules(text: string): string[] {
  const sentences = text.split(/(?<=[.;?!]) /).filter((sentence) => sentence.includes(' '));
  return [
    ...rules.filter(([broken]) => broken(text)).map(([, problem]) => problem),
    ...sharedFacts
      .filter(([, words, fact]) => sentences.some((each) => words.test(each) && !each.includes(fact)))
      .map(([what, , fact]) => `tells ${what} otherwise than shared/src/site: ${fact}`),
  ];
}
