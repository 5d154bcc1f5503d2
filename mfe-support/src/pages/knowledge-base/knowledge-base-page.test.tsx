import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '@3eu/platform/page/testing';
import { knowledgeBase as words } from '../../content/knowledge-base';
import { categories } from '../../knowledge/entry';
import { averagePriority } from '../../knowledge/summary';
import { configure, connectDocument } from '../../testing/configure';
import { rows as allRows } from '../../testing/rows';
import { Page } from './knowledge-base-page';

/** A few of the entries: the document stays small and the queries quick. */
const rows = allRows.filter(({ category }) => ['Financial Aid', 'Visits', 'Students', 'Parents'].includes(category));
const average = averagePriority(rows).toFixed(1);

type Answer = () => Promise<Response> | Response;

const fetched = jest.fn<Promise<Response> | Response, [URL]>();
const json =
  (value: unknown, status = 200): Answer =>
  () =>
    new Response(JSON.stringify(value), { status });
const visit = (search = '') => renderPage(<Page />, { path: `/knowledge-base${search}` });
const heading = (name: string) => screen.findByRole('heading', { name });
const entryHeadings = () => screen.getAllByRole('heading', { level: 3 }).map((element) => element.textContent);
const field = () => screen.getByRole('searchbox', { name: 'Search the knowledge base' });
const summary = (n: number, average: string) =>
  screen.findByText(`${n} ${n === 1 ? 'entry' : 'entries'}, average priority ${average}`);

function connect(answer: Answer, search: Answer = () => Promise.reject(new TypeError('Failed to fetch'))) {
  connectDocument();
  fetched.mockImplementation(async (address) => (address.searchParams.has('or') ? search() : answer()));
}

const realFetch = globalThis.fetch;
beforeEach(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = realFetch;
  fetched.mockReset();
  configure(null);
});

describe('not connected', () => {
  it('loads, then ends in the connection error, without a request', async () => {
    visit();
    expect(screen.getByRole('heading', { name: words.loading.title })).toBeVisible();
    expect(screen.getByText(words.loading.text)).toBeVisible();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: words.error.title })).toBeVisible();
    expect(alert.getByText(words.error.notConnected)).toBeVisible();
    // Specification, section 8: the fallback text stands in the card too.
    expect(alert.getByText(words.error.fallback)).toBeVisible();
    expect(screen.getByText(words.error.hint)).toBeVisible();
    for (const { label, href } of [words.error.faq, words.error.find])
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('fails the same way on Retry Connection', async () => {
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry Connection' }));
    expect(screen.getByRole('heading', { name: words.loading.title })).toBeVisible();
    expect(await screen.findByText(words.error.notConnected)).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });
});

describe('a service that fails', () => {
  it.each<[string, Answer, string]>([
    ['401', json({ message: 'Invalid API key' }, 401), words.error.refused(401)],
    ['404 HTML', () => new Response('<h1>no</h1>', { status: 404 }), words.error.refused(404)],
    ['truncated JSON', () => new Response('[{"id'), words.error.unreadable],
    ['wrong types', json([{ ...rows[0], priority: 'high' }]), words.error.unreadable],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), words.error.unreachable],
    ['no answer in time', () => Promise.reject(new DOMException('', 'TimeoutError')), words.error.timeout],
  ])('%s', async (_name, answer, reason) => {
    connect(answer);
    visit();
    expect(await screen.findByText(words.error.fallback)).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('can be tried again', async () => {
    connect(json({}, 503));
    visit();
    await screen.findByText(words.error.fallback);
    connect(json(rows));
    await userEvent.click(screen.getByRole('button', { name: 'Retry Connection' }));
    expect(await summary(rows.length, average)).toBeVisible();
  });
});

describe('with data', () => {
  it('shows every entry with all its details', async () => {
    connect(json(rows));
    visit();
    expect(await summary(rows.length, average)).toBeVisible();
    expect(entryHeadings()).toEqual(rows.map(({ question }) => question));
    const row = rows.find(({ subcategory, keywords }) => subcategory && keywords)!;
    const entry = within(screen.getByRole('heading', { name: row.question }).closest('li')!);
    expect(entry.getByText(row.answer)).toBeVisible();
    expect(entry.getByText(`${row.category} / ${row.subcategory}`)).toBeVisible();
    expect(entry.getByText(String(row.priority))).toBeVisible();
    expect(entry.getByText('January 6, 2025')).toHaveAttribute('datetime', row.updated_at);
    expect(entry.getByRole('link', { name: 'View Page', description: row.question })).toHaveAttribute('href', row.url);
    expect(entry.getAllByRole('listitem').map((chip) => chip.textContent)).toEqual(row.keywords!.split(', '));
  });

  it('filters while typing, and marks what it found', async () => {
    connect(json(rows));
    visit();
    await userEvent.type(await screen.findByRole('searchbox'), 'LOT b');
    expect(await summary(1, '8.0')).toBeVisible();
    expect(screen.getAllByText('lot b', { selector: 'mark' })).toHaveLength(1);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('filters by category, exactly', async () => {
    connect(json(rows));
    visit();
    const select = await screen.findByRole('combobox', { name: 'Category' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Categories', ...categories]);
    await userEvent.selectOptions(select, 'Students');
    expect(entryHeadings()).toEqual(
      rows.filter(({ category }) => category === 'Students').map(({ question }) => question),
    );
  });

  it('says when nothing matches', async () => {
    connect(json(rows));
    visit('?q=zzzz');
    expect(await heading(words.empty.title)).toBeVisible();
    expect(screen.getByText(words.empty.text)).toBeVisible();
  });

  it('queries the service on Enter, and shows entries beyond the loaded list', async () => {
    const further = { ...rows[0], id: 'further', question: 'What about narwhals?' };
    connect(json(rows), json([further]));
    visit();
    await userEvent.type(await screen.findByRole('searchbox'), 'narwhals{Enter}');
    await waitFor(() => expect(entryHeadings()).toEqual([further.question]));
  });

  it('falls back silently to the local filter when the service fails', async () => {
    connect(json(rows), json({}, 500));
    visit();
    await userEvent.type(await screen.findByRole('searchbox'), 'fafsa{Enter}');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(entryHeadings()).toContain('When is the FAFSA due?');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps local matches of the words if the service finds nothing', async () => {
    connect(json(rows), json([]));
    visit();
    await userEvent.type(await screen.findByRole('searchbox'), 'due fafsa{Enter}');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(entryHeadings()).toContain('When is the FAFSA due?');
  });

  it('does not search for white space, and shows everything', async () => {
    connect(json(rows));
    visit('?q=fafsa');
    await userEvent.clear(await screen.findByRole('searchbox'));
    await userEvent.type(field(), '  {Enter}');
    expect(await summary(rows.length, average)).toBeVisible();
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('shows fifty of many, and more on demand', async () => {
    connect(
      json(
        Array.from({ length: 120 }, (_, n) => ({
          ...rows[0],
          id: `row-${n}`,
          question: `Question ${n}`,
          keywords: null,
        })),
      ),
    );
    visit();
    expect(await summary(120, `${rows[0]!.priority}.0`)).toBeVisible();
    expect(entryHeadings()).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(entryHeadings()).toHaveLength(120);
  });

  it('exports the filtered entries, and says so', async () => {
    const create = jest.fn<string, [Blob]>(() => 'blob:x');
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: jest.fn() });
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('knowledge-base.csv');
    });
    connect(json(rows));
    visit('?category=Parents');
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(await screen.findByText('Downloaded knowledge-base.csv with 2 entries.')).toBeVisible();
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(create.mock.calls[0]![0]).toMatchObject({ type: 'text/csv;charset=utf-8' });
    clicked.mockRestore();
  });
});
