/** Room build/content: what is wrong with the values of a content, which no type says. For check-content.ts alone. */

type Path = readonly PropertyKey[];
/** Something wrong at a place of the content. */
export type Problem = { path: Path; problem: string };
type Fields = Readonly<Record<string, unknown>>;

/** No list has two entries with the same. */
const ids = ['id', 'slug', 'question'];
/** What costs something, by its name or by that of what it stands in. */
const price = /price|fee|cost|amount|dollars|salary|permit|per(Day|Semester|Year)$/i;
/** Longer than this, a heading is a paragraph. */
const longestHeading = 90;
/** What search engines show of a description at least, and where they cut it. */
const [shortest, longest] = [50, 240];

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isDay = (iso: string) => new Date(iso).toISOString().startsWith(iso);
/** A day of the year of something with a date, as `02-15`. */
const dayIn = (value: unknown): string | undefined => {
  const days = isFields(value) ? Object.values(value).filter((each) => isFields(each) && 'iso' in each) : [];
  const [day] = days as { iso: string }[];
  return days.length === 1 ? day!.iso.slice(-5) : undefined;
};

/** What is wrong with a text, by the name of its field. */
function textProblem(text: string, name: string): string | undefined {
  if (name === 'href' && (!/^(\/|#|https:\/\/[^\s/?#]|mailto:|tel:)\S*$/.test(text) || text === '#'))
    return 'is no address: expected it to begin with /, #, https:// and a host, mailto: or tel:, without spaces';
  if (/\b(undefined|NaN)\b/.test(text)) return 'names a value that is not there';
  if (/<\/?[a-z][^>]*>|\*\*|\]\(/.test(text)) return 'has markup in it, which would be shown as it stands';
  if (text.includes('${')) return 'has ${…} in it, which is filled in between backticks alone';
  if (/^\d{4}-\d\d-\d\d$/.test(text) && (Number.isNaN(Date.parse(text)) || !isDay(text)))
    return 'is no day of the calendar';
  if (name === 'title' && text.length > longestHeading)
    return `has ${text.length} letters: expected at most ${longestHeading}`;
  return undefined;
}

/** What is wrong between the entries of a list. */
function listProblems(list: readonly unknown[], path: Path): Problem[] {
  if (list.length === 0) return [{ path, problem: 'is empty: expected at least one entry' }];
  const at = (index: number, problem: string): Problem => ({ path: [...path, index], problem });
  const given = ids.flatMap((id) => {
    const values = list.map((each) => (isFields(each) ? each[id] : undefined));
    const twice = values.map((value, index) => value !== undefined && values.indexOf(value) < index);
    return twice.flatMap((is, index) =>
      is ? [at(index, `has the same ${id} as another: ${String(values[index])}`)] : [],
    );
  });
  // A year may begin with any month: a list of days goes back once, from its last to its first.
  const days = list.map(dayIn);
  const back = days.flatMap((day, index) => ((days.at(index - 1) ?? '') > (day ?? '') ? [index] : []));
  const moved = days.every((day) => day !== undefined) && back.length > 1 ? back.slice(-1) : [];
  const touching = list.flatMap((piece, index) => {
    const [before, after] = [list[index - 1], piece].map((each) => (isFields(each) ? each['label'] : each));
    const are = list.some((each) => typeof each === 'string') && list.some(isFields);
    return are && /[^\s(“]$/.test(String(before ?? '')) && /^[\p{L}\d]/u.test(String(after)) ? [index] : [];
  });
  return [
    ...given,
    ...moved.map((index) => at(index, 'is not in its place: the list is in order of date')),
    ...touching.map((index) => at(index, 'touches the words before it: write a space between them')),
  ];
}

/** What is wrong with the values of a content, by place. Functions are left alone. */
export function problemsIn(value: unknown, path: Path = []): Problem[] {
  const name = String(path.at(-1) ?? '');
  const wrong = (problem: string | undefined) => (problem === undefined ? [] : [{ path, problem }]);
  if (value === undefined || Number.isNaN(value))
    return wrong('has no value: write one, or correct the fact that it names');
  if (typeof value === 'number' && value <= 0 && path.some((key) => price.test(String(key))))
    return wrong('is no price: expected more than 0');
  if (typeof value === 'string') return wrong(value.trim() === '' ? 'is empty' : textProblem(value, name));
  // What makes a day throws where there is none.
  if (!isFields(value) || 'iso' in value) return [];
  const { description: said, keywords } = value;
  const described =
    typeof said === 'string' && keywords !== undefined && (said.length < shortest || said.length > longest);
  return [
    ...(described
      ? [{ path: [...path, 'description'], problem: `has ${said.length} letters: expected ${shortest} to ${longest}` }]
      : []),
    ...(Array.isArray(value) ? listProblems(value, path) : []),
    ...(Array.isArray(value) ? [...value.entries()] : Object.entries(value)).flatMap(
      ([key, each]: [PropertyKey, unknown]) => problemsIn(each, [...path, key]),
    ),
  ];
}
