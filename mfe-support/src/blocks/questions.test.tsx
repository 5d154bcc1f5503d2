import { screen } from '@testing-library/react';
import { renderBlock } from '@3eu/platform/page/testing';
import { asked } from '../content/asked';
import { entries } from '../content/knowledge-base/entries';
import { questionId } from '../knowledge/question-id';
import { Block } from './questions';

const known = entries.map(({ question }) => question);

test.each(Object.entries(asked.topics))(
  'about %s: three questions that the FAQ has, each at its address',
  (about, questions) => {
    expect(questions).toHaveLength(3);
    expect(known).toEqual(expect.arrayContaining([...questions]));
    renderBlock(<Block about={about} />);
    for (const question of questions)
      expect(screen.getByRole('link', { name: question })).toHaveAttribute('href', `/faq#${questionId({ question })}`);
  },
);

test.each([undefined, 'constructor', 'knitting'])('about %s there is nothing to ask', (about) => {
  const { container } = renderBlock(<Block about={about} />);
  expect(container.querySelector('section')).toBeNull();
});
