/** @jest-environment node */
import { entries } from './content/knowledge-base/entries';
import { faqPage } from './structured-data';

test('the FAQ has every question with its answer', () => {
  const { mainEntity } = faqPage(entries);
  expect(mainEntity).toHaveLength(entries.length);
  for (const { name, acceptedAnswer } of mainEntity)
    expect(name.length * acceptedAnswer.text.length).toBeGreaterThan(0);
});
