/** @jest-environment node */
import { entries } from '../content/knowledge-base/entries';
import { answersOf } from './answers';
import { categories } from './entry';

const { find } = answersOf(entries);
const ids = (text: string, category = '') => find({ text, category }).map(({ id }) => id);

test.each([
  ['how much does it cost', 'year-cost'],
  ['fafsa deadline', 'fafsa-deadline'],
  ['schollarships', 'merit-scholarships'],
  ['waiver', 'application-fee'],
  ['can I see my son’s grades', 'ferpa'],
  ['vegan', 'where-to-eat'],
  ['roommate', 'housing-cost'],
  ['can i bring a car', 'visitor-parking'],
])('%s finds %s, as the search of the site does', (text, id) => expect(ids(text)).toContain(id));

test('white space alone finds everything, and a category what is in it', () => {
  for (const text of ['', '  \n']) expect(ids(text)).toHaveLength(entries.length);
  for (const category of categories)
    expect(ids('', category)).toEqual(
      answersOf(entries)
        .entries.filter((entry) => entry.category === category)
        .map(({ id }) => id),
    );
  expect(ids('fafsa', 'Parents')).toEqual([]);
});
