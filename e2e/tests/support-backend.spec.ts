import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { knowledgeBase as words } from '../../mfe-support/src/content/knowledge-base';
import { expect, pageHydrated, test } from '../fixtures';
import { connectPage, keys, startBackend } from '../hosts/knowledge-base';

test.describe.configure({ mode: 'serial' });
// The address of the service is not yet in the site's policy: it is chosen while the test runs.
test.use({ bypassCSP: true });

let backend: Awaited<ReturnType<typeof startBackend>>;
test.beforeAll(async () => {
  backend = await startBackend();
});
test.afterAll(() => backend.close());

const table = () => `${backend.url}/rest/v1/knowledge_base`;
const headers = (key: string) => ({ apikey: key, authorization: `Bearer ${key}`, prefer: 'return=representation' });
const draft = {
  question: 'Is the tower heated?',
  answer: 'In part (the lower half), 100% of the time_slots.',
  category: 'General',
};

test('over HTTP only editors can write, and visitors can read only active rows', async ({ request }) => {
  const inserted = await request.post(table(), { headers: headers(keys.visitors), data: draft });
  expect(inserted.status()).toBeGreaterThanOrEqual(400);
  expect(await inserted.json()).toMatchObject({ code: '42501' });
  const mascot = `${table()}?id=eq.mascot`;
  // A service that grants everything to everybody, as hosted ones once did, answers that it changed no row.
  for (const response of [
    await request.patch(mascot, { headers: headers(keys.visitors), data: { answer: 'x' } }),
    await request.delete(mascot, { headers: headers(keys.visitors) }),
  ]) {
    if (response.ok()) expect(await response.json()).toEqual([]);
    else expect(await response.json()).toMatchObject({ code: '42501' });
  }
  const [kept] = await (await request.get(mascot, { headers: headers(keys.editors) })).json();
  expect(kept).toMatchObject({ answer: entries.find(({ id }) => id === 'mascot')!.answer });
  const created = await request.post(table(), {
    headers: headers(keys.editors),
    data: { ...draft, is_active: false, id: 'hidden' },
  });
  expect(created.status()).toBe(201);
  const read = await request.get(`${table()}?select=id&id=in.(hidden,mascot)`, { headers: headers(keys.visitors) });
  expect(await read.json()).toEqual([{ id: 'mascot' }]);
});

const sum = entries.reduce((total, { priority }) => total + priority, 0);
const averagePriority = (sum / entries.length).toFixed(1);

test('a wrong key is refused, and the page says so', async ({ page, complaints }) => {
  complaints.allow(/401|403/);
  await connectPage(page, { url: backend.url, key: 'sb_publishable_wrong' });
  await page.goto('/knowledge-base');
  await expect(page.getByText(words.error.fallback)).toBeVisible();
  await expect(page.getByText(words.error.refused(401))).toBeVisible();
});

test('the connected page lists every entry in order', async ({ page }) => {
  await connectPage(page, { url: backend.url, key: keys.visitors });
  await page.goto('/knowledge-base');
  await expect(page.getByText(words.results.summary(entries.length, averagePriority))).toBeVisible();
  const order = [...entries]
    .sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1))
    .map(({ question }) => question);
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual(order);
});

test('searching with Enter finds an entry added after the page loaded', async ({ page, request }) => {
  await connectPage(page, { url: backend.url, key: keys.visitors });
  await page.goto('/knowledge-base');
  await pageHydrated(page);
  const field = page.getByRole('searchbox', { name: words.search.label });
  await expect(field).toBeVisible();
  const created = await request.post(table(), { headers: headers(keys.editors), data: { ...draft, id: 'tower' } });
  expect(created.status()).toBe(201);
  for (const text of ['tower heated', '(the lower half), 100%', 'TIME_SLOTS.']) {
    await field.fill(text);
    await expect(page.getByRole('heading', { name: words.empty.title })).toBeVisible();
    await field.press('Enter');
    await expect(page.getByRole('heading', { name: draft.question })).toBeVisible();
  }
});

const hostile = [
  '%',
  '_',
  '*',
  'a*b',
  ',',
  '.',
  ':',
  '(',
  ')',
  '"',
  '\\',
  '\\"',
  '"),id.not.is.null',
  "' or 1=1 --",
  '.*',
  '[a-z]',
  '^',
  '\0',
  '\u202Eabc',
  '100%_*,.:()"\\',
  'x'.repeat(100_000),
];

/** How many entries of the table contain a text, including the row that the previous test added. */
const countOf = (text: string) =>
  [...entries, draft].filter(({ question, answer, ...rest }) =>
    [question, answer, 'keywords' in rest ? rest.keywords : ''].some((part) =>
      part.toLowerCase().includes(text.toLowerCase()),
    ),
  ).length;

for (const text of hostile) {
  test(`a search for ${JSON.stringify(text).slice(0, 30)} finds that text and nothing else`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400/);
    await connectPage(page, { url: backend.url, key: keys.visitors });
    await page.goto('/knowledge-base');
    const field = page.getByRole('searchbox', { name: words.search.label });
    await field.fill(text);
    const answered = page.waitForResponse((response) => response.url().includes('or='));
    await field.press('Enter');
    await answered;
    const count = countOf(text);
    await expect(
      page.getByRole('status').filter({ hasText: count === 0 ? words.results.none : new RegExp(`^${count} entr`) }),
    ).toBeVisible();
  });
}
