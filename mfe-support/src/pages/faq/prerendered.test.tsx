import { configure, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydratePage } from '@3eu/platform/page/testing/hydrate';
import { faq } from '../../content/faq';
import { entries } from '../../content/knowledge-base/entries';
import { answersOf, type Answers } from '../../knowledge/answers';
import { createBuiltIn } from '../../knowledge/built-in';
import { Faq } from './faq';

/* The page as a document brings it: React hydrates it, and leaves its list alone until a search needs another. */

// Fifty closed answers: asking of each element whether it is hidden takes jsdom seconds.
configure({ defaultHidden: true });

afterEach(() => jest.restoreAllMocks());

type Answer = () => Promise<Answers>;
const comes: Answer = () => Promise.resolve(answersOf(entries));
const fails: Answer = () => Promise.reject(new Error('503'));
const never: Answer = () => new Promise(() => {});

/** A visitor's first view of an address. */
async function visit(address = '/faq', answer = comes, early = () => {}) {
  const fetch = jest.fn<ReturnType<Answer>, []>(() => answer());
  const store = createBuiltIn(fetch, () => {});
  const complaint = jest.spyOn(console, 'error');
  let first: HTMLElement | undefined;
  await hydratePage(<Faq store={store} />, { path: address, before: () => void ((first = questions()[0]), early()) });
  expect(complaint).not.toHaveBeenCalled();
  return { fetch, first, answers: (next: Answer) => (answer = next) };
}

const questions = () => [...document.querySelectorAll<HTMLElement>('details h3')];
const question = (id: (typeof entries)[number]['id']) =>
  screen.getByText(entries.find((entry) => entry.id === id)!.question, { selector: 'h3' });
const field = () => screen.getByRole('searchbox', { name: 'Your question' });
const status = () => screen.getByRole('status').textContent;
const search = (text: string) => userEvent.type(field(), `${text}{Enter}`);

test('requests no entries to show what the document already has', async () => {
  const { fetch, first } = await visit();
  expect(questions()).toHaveLength(entries.length);
  expect(questions()[0]).toBe(first);
  expect(status()).toBe(`${entries.length} questions`);
  expect(fetch).not.toHaveBeenCalled();
});

test('requests the entries at the first sign of a search', async () => {
  const { fetch, first } = await visit();
  await userEvent.click(field());
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(questions()[0]).toBe(first);
});

test('requests the entries if the field had the focus before hydration', async () => {
  const { fetch } = await visit('/faq', comes, () => field().focus());
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a search shows what it finds, and clearing it shows all', async () => {
  await visit();
  await search('waiver');
  expect(questions()).toEqual([question('application-fee')]);
  expect(status()).toBe('1 question for “waiver”');
  await userEvent.clear(field());
  await userEvent.type(field(), '{Enter}');
  expect(questions()).toHaveLength(entries.length);
  expect(status()).toBe(`${entries.length} questions`);
});

test('an address with a search requests the entries at once', async () => {
  const { fetch } = await visit('/faq?q=waiver');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(questions()).toEqual([question('application-fee')]);
});

test('a question of the document opens and closes, and stays open through a search', async () => {
  const { fetch } = await visit();
  const isOpen = (id: Parameters<typeof question>[0]) => question(id).closest('details')!.open;
  await userEvent.click(question('fafsa-deadline'));
  await userEvent.click(question('mascot'));
  await userEvent.click(question('mascot'));
  expect([isOpen('fafsa-deadline'), isOpen('mascot')]).toEqual([true, false]);
  expect(fetch).not.toHaveBeenCalled();
  await search('fafsa');
  expect(isOpen('fafsa-deadline')).toBe(true);
});

test('the question that the address names is open and marked in the document’s own list', async () => {
  const { fetch } = await visit('/faq#how-do-i-apply');
  expect(question('how-to-apply').closest('details')).toHaveAttribute('open');
  expect(question('how-to-apply').closest('[data-named]')).not.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
});

test('while the entries load, all questions stay readable and a status says so', async () => {
  const { first } = await visit('/faq', never);
  await search('waiver');
  expect(status()).toBe('Looking through the questions…');
  expect(questions()[0]).toBe(first);
});

test('if the entries fail to load, all stay readable, an alert says so and Try Again works', async () => {
  const { first, answers } = await visit('/faq', fails);
  await search('waiver');
  expect(screen.getByRole('alert')).toHaveTextContent(faq.failed.title);
  expect(questions()[0]).toBe(first);
  expect(questions()).toHaveLength(entries.length);
  answers(comes);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(questions()).toEqual([question('application-fee')]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('another search after a failure tries again', async () => {
  const { answers } = await visit('/faq', fails);
  await search('zzzz');
  answers(comes);
  await userEvent.clear(field());
  await search('waiver');
  expect(questions()).toEqual([question('application-fee')]);
});

test('a search cleared before the entries arrive leaves the document’s list', async () => {
  const { first } = await visit('/faq', never);
  await search('waiver');
  await userEvent.clear(field());
  await userEvent.type(field(), '{Enter}');
  expect(status()).toBe('All questions');
  expect(questions()[0]).toBe(first);
});
