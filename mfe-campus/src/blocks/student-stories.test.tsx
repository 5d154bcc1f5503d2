import { screen, within } from '@testing-library/react';
import { renderBlock } from '@3eu/platform/page/testing';
import { studentStories } from '../content/student-stories';
import { Block } from './student-stories';

const { title, stories } = studentStories;

beforeEach(() => void renderBlock(<Block />));

test('has stories, each with program and class year', () => {
  for (const { program } of stories) expect(program).toMatch(/^.+, class of 20\d\d$/);
});

test('is a carousel with a slide for each story', () => {
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  stories.forEach(({ name, program, quote }, index) => {
    const slide = screen.getByRole('group', { name: `${index + 1} of ${stories.length}: ${name}` });
    expect(within(slide).getByText(`“${quote}”`)).toBeInTheDocument();
    expect(within(slide).getByText(program)).toBeInTheDocument();
  });
});
