/** Amounts from $100 up, since smaller ones are alike by chance, and telephone numbers. The ends of a range are no facts. */
const figure = /(?<! to )\$\d[\d,]{2,}(?![\d,]* to )|\+1 \(\d{3}\) \d{3}-\d{4}/g;

/** Every text below a value, with the way to it: `fees.application`. */
function textsIn(value: unknown, way = ''): [text: string, way: string][] {
  if (typeof value === 'string') return [[value, way]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => textsIn(part, way === '' ? key : `${way}.${key}`));
}

/** The facts of the site by their texts. @param facts What `shared/src/site` exports. */
export const factsByText = (facts: unknown): ReadonlyMap<string, string> => new Map(textsIn(facts).reverse());

/**
 * Figures in a file of content that the facts of the site have too: one edit of the fact would leave these behind. They
 * may be alike by chance, so that nothing is refused.
 * @param source The file, as it is written.
 */
export function figuresByHand(
  source: string,
  facts: ReadonlyMap<string, string>,
): { line: number; figure: string; fact: string }[] {
  return source.split('\n').flatMap((line, index) =>
    /^\s*(\/?\*|\/\/)/.test(line)
      ? []
      : [...line.matchAll(figure)].flatMap(([written]) => {
          const fact = facts.get(written);
          return fact === undefined ? [] : [{ line: index + 1, figure: written, fact }];
        }),
  );
}
