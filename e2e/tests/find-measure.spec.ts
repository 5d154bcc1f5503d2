import { readFileSync } from 'node:fs';
import type { SearchPart } from '@3eu/platform/contract/search';
import { header } from '../../shell/src/content/header';
import { createSearch } from '../../shell/src/find/search-index';
import { expect, test } from '../fixtures';

/** Of what visitors ask, the share that has to be answered first, and among the first three. */
const goals = { first: 0.85, amongThree: 0.96 };

/** What visitors write, as they write it, each with the places that answer it. */
const questions = Object.entries(
  JSON.parse(readFileSync(new URL('find-questions.json', import.meta.url), 'utf8')) as Record<string, string[]>,
);

test('the search of the released site answers what visitors ask', async ({ request }) => {
  const read = async <Body>(path: string) => (await (await request.get(path)).json()) as Body;
  const { search: files } = await read<{ search: Record<string, string> }>('/remotes.json');
  const parts = await Promise.all(Object.values(files).map((file) => read<SearchPart>(file)));
  const entries = parts.flat().filter(({ href }) => href !== header.find.href);
  const search = createSearch(entries);

  const places = new Set(entries.map(({ href }) => href));
  const unknown = questions.flatMap(([asked, answers]) =>
    answers.filter((href) => !places.has(href)).map((href) => `${asked}: ${href}`),
  );
  expect(unknown, 'every answer is a place of the site').toEqual([]);

  const ranks = questions.map(([asked, answers]) => {
    const { answer, hits } = search(asked);
    const found = [...(answer ? [answer.href] : []), ...hits.map(({ href }) => href)];
    return { asked, place: found.findIndex((href) => answers.includes(href)), instead: found.slice(0, 3) };
  });
  const share = (most: number) => ranks.filter(({ place }) => place >= 0 && place < most).length / ranks.length;
  const missed = ranks.filter(({ place }) => place < 0 || place > 2);
  expect(share(1), 'answered first').toBeGreaterThanOrEqual(goals.first);
  expect(share(3), `answered among three, all but ${JSON.stringify(missed)}`).toBeGreaterThanOrEqual(goals.amongThree);
});
