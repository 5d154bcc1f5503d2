import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@3eu/platform/page/testing';
import { faq } from '../../content/faq';
import { entries } from '../../content/knowledge-base/entries';
import { builtIn } from '../../knowledge/built-in';
import { categories, type KnowledgeEntry } from '../../knowledge/entry';
import { Page } from './faq-page';
import { keywordLimit } from './question';
import { questionId } from '../../knowledge/question-id';

// Fifty closed answers: checking whether each element is hidden takes jsdom seconds. Tests check visibility explicitly.
configure({ defaultHidden: true });

// As after a client navigation, with the questions loaded. For what a document brings see `prerendered.test.tsx`.
beforeAll(builtIn.load);

const all: readonly KnowledgeEntry[] = entries;
const entry = (id: (typeof entries)[number]['id']) => all.find((candidate) => candidate.id === id)!;
const visit = (search = '') => renderPage(<Page />, { path: `/faq${search}` });
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Your question' });
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Category' });
const question = (id: Parameters<typeof entry>[0]) => screen.getByText(entry(id).question, { selector: 'h3' });
const details = (id: Parameters<typeof entry>[0]) => question(id).closest('details')!;
const visitNamed = (id: Parameters<typeof entry>[0]) => {
  visit(`#${questionId(entry(id))}`);
  return details(id);
};
const shown = () => document.querySelectorAll('details').length;
const opened = () => [...document.querySelectorAll('details[open]')];

test('groups all questions by category, with the number in each', () => {
  visit();
  expect(screen.getByRole('heading', { level: 1, name: faq.header.title })).toBeVisible();
  expect(shown()).toBe(entries.length);
  for (const category of categories) {
    const group = within(screen.getByRole('region', { name: category }));
    const count = all.filter((candidate) => candidate.category === category).length;
    expect(group.getByText(`${count} questions`)).toBeVisible();
    const priorities = group
      .getAllByRole('heading', { level: 3 })
      .map((button) => all.find((candidate) => candidate.question === button.textContent)!.priority);
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
  }
});

test('an answer shows subcategory, priority, a link to more and at most five keywords', async () => {
  visit();
  const { answer, subcategory, priority, url } = entry('how-to-apply');
  await userEvent.click(question('how-to-apply'));
  expect(screen.getByText(answer)).toBeVisible();
  const panel = within(screen.getByText(answer).parentElement!);
  expect(panel.getByText(subcategory!)).toBeVisible();
  expect(panel.getByText(`Priority: ${priority}`)).toBeVisible();
  expect(panel.getByRole('link', { name: 'Learn More', description: entry('how-to-apply').question })).toHaveAttribute(
    'href',
    url,
  );
  expect(within(panel.getByRole('list', { name: 'Keywords' })).getAllByRole('listitem')).toHaveLength(keywordLimit);
});

test('an answer without an address or keywords has no Learn More and no keyword list', async () => {
  visit();
  await userEvent.click(question('mascot'));
  const panel = within(screen.getByText(entry('mascot').answer).parentElement!);
  expect(panel.queryByRole('link')).toBeNull();
  expect(panel.queryByRole('list')).toBeNull();
});

test('several answers can be open, and each closes on its own', async () => {
  visit();
  await userEvent.click(question('how-to-apply'));
  await userEvent.click(question('mascot'));
  expect(opened()).toHaveLength(2);
  await userEvent.click(question('how-to-apply'));
  expect(details('how-to-apply')).not.toHaveAttribute('open');
  expect(details('mascot')).toHaveAttribute('open');
});

test('searches on the button and on Enter, not while typing', async () => {
  visit();
  await userEvent.type(field(), 'narwhal');
  expect(shown()).toBe(entries.length);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const found = shown();
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(entries.length);
  await userEvent.clear(field());
  await userEvent.type(field(), 'fafsa{Enter}');
  expect(question('fafsa-deadline')).toBeVisible();
  expect(screen.getByText(`${shown()} questions for “fafsa”`)).toHaveRole('status');
});

test('an open answer stays open through a search', async () => {
  visit();
  await userEvent.click(question('fafsa-deadline'));
  await userEvent.type(field(), 'fafsa{Enter}');
  expect(details('fafsa-deadline')).toHaveAttribute('open');
});

test('filters by category and text together', async () => {
  visit();
  expect(
    within(select())
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All Categories', ...categories]);
  await userEvent.type(field(), 'deadline');
  await userEvent.selectOptions(select(), 'Financial Aid');
  expect(shown()).toBe(1);
  await userEvent.selectOptions(select(), 'All Categories');
  expect(shown()).toBeGreaterThan(1);
});

test('the question that the address names is open and marked, and no other', () => {
  const { id } = visitNamed('how-to-apply');
  expect(id).toBe('how-do-i-apply');
  expect(opened()).toEqual([details('how-to-apply')]);
  expect(document.querySelectorAll('[data-named]')).toHaveLength(1);
});

test.each(['#', '#no-such-question', '#contact', '#%E2%80%AE'])('the address %s opens nothing', (hash) => {
  visit(hash);
  expect(opened()).toEqual([]);
});

test('a search that leaves one question opens it; it can be closed again', async () => {
  visit('?q=waiver');
  expect(details('application-fee')).toHaveAttribute('open');
  await userEvent.click(question('application-fee'));
  expect(details('application-fee')).not.toHaveAttribute('open');
});

test('every question has an address of its own', () => {
  expect(new Set(entries.map(questionId)).size).toBe(entries.length);
});

test('white space alone finds everything', async () => {
  visit('?q=fafsa');
  await userEvent.clear(field());
  await userEvent.type(field(), '   {Enter}');
  expect(shown()).toBe(entries.length);
});

test('says if nothing is found, and clears both filters', async () => {
  visit('?q=zzzz&category=Parents');
  expect(screen.getByRole('heading', { name: faq.empty.title })).toBeVisible();
  expect(screen.getByText(faq.empty.text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(shown()).toBe(entries.length);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(select()).toHaveValue('');
});

test('a search in the address is applied, and an unknown category is ignored', () => {
  visit('?q=fee&category=__proto__');
  expect(field()).toHaveValue('fee');
  expect(select()).toHaveValue('');
  expect(question('application-fee')).toBeVisible();
  expect(shown()).toBeLessThan(entries.length);
});

const hostile = ['.*', '(((', '%00', '%3Cscript%3E', '%E2%80%AE', '%ED%A0%BD', 'x'.repeat(20_000)];

test.each(hostile.map((text) => [text.slice(0, 20), text]))(
  'a hostile address finds nothing and breaks nothing: %s',
  (_name, text) => {
    visit(`?q=${text}`);
    expect(screen.getByRole('heading', { name: faq.empty.title })).toBeVisible();
  },
);

test('ends with ways to reach a person', () => {
  visit();
  const section = within(screen.getByRole('region', { name: faq.contact.title }));
  for (const { link, text } of faq.contact.ways) {
    expect(section.getByRole('link', { name: link.label })).toHaveAttribute('href', link.href);
    expect(section.getByText((_own, element) => element?.textContent === text)).toBeVisible();
  }
});
