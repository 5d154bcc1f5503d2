/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries } from '../src/content/knowledge-base/entries';
import { categories } from '../src/knowledge/entry';
import { literally } from '../src/knowledge/filter-syntax';
import { seedSql } from './seed';
import { Postgres } from './testing/postgres';

const migrations = readdirSync(join(__dirname, 'migrations'))
  .sort()
  .map((file) => readFileSync(join(__dirname, 'migrations', file), 'utf8'));

let db: Postgres;

/** The roles that a Supabase project has; the second migration grants to them. */
beforeAll(async () => {
  db = new Postgres();
  await db.exec(
    'create role anon nologin; create role authenticated nologin; create role service_role nologin bypassrls;',
  );
  for (const migration of migrations) await db.exec(migration);
  await db.exec(seedSql());
  await db.exec(
    'grant all on public.knowledge_base to service_role; grant usage on schema public to anon, authenticated, service_role;',
  );
}, 60_000);

afterAll(() => db.close());
afterEach(() => db.exec('reset role'));

const rows = <Row>(sql: string) => db.rows<Row>(sql);
const insert = (changes: Record<string, unknown>) => {
  const row = { id: 'new', question: 'Why?', answer: 'Because.', url: '/faq', category: 'General', ...changes };
  const names = Object.keys(row);
  return db.rows(
    `insert into knowledge_base (${names.join()}) values (${names.map((_, index) => `$${index + 1}`).join()})`,
    Object.values(row),
  );
};

describe('the seed', () => {
  it('is exactly the built-in entries', async () => {
    const stored = await rows(
      `select id, question, answer, url, category, subcategory, keywords, priority from knowledge_base order by id`,
    );
    const built = entries
      .map((entry) => ({ subcategory: null, keywords: null, ...entry }))
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(stored).toEqual(built);
  });

  it('leaves rows that editors changed as they are', async () => {
    await db.exec(`update knowledge_base set answer = 'Edited.' where id = 'mascot'`);
    await db.exec(seedSql());
    expect(await rows(`select answer from knowledge_base where id = 'mascot'`)).toEqual([{ answer: 'Edited.' }]);
  });
});

it.each(['anon', 'authenticated'])('ends a statement of the role %s that takes long', async (role) => {
  const [found] = await rows<{ rolconfig: string[] | null }>(
    `select rolconfig from pg_roles where rolname = '${role}'`,
  );
  expect(found!.rolconfig).toEqual(['statement_timeout=3s']);
});

describe('the constraints', () => {
  it('accept only the categories of the site', async () => {
    for (const category of categories) await insert({ id: `c-${category}`, category });
    await expect(insert({ category: 'Gossip' })).rejects.toThrow(/category/);
  });

  it.each([
    ['an empty question', { question: ' ' }],
    ['no answer', { answer: null }],
    ['another host', { url: '//evil.example' }],
    ['another host behind a backslash', { url: '/\\evil.example' }],
    ['another host behind a tab, which browsers skip', { url: '/\t/evil.example' }],
    ['a script', { url: 'javascript:alert(1)' }],
    ['a priority of 11', { priority: 11 }],
    ['empty keywords', { keywords: '' }],
    ['a duplicate id', { id: 'mascot' }],
  ])('refuse %s', async (_what, changes) => {
    await expect(insert(changes)).rejects.toThrow(/violates/);
  });

  it('let an editor leave the other columns to their defaults', async () => {
    await insert({ id: 'plain' });
    const [row] = await rows<Record<string, unknown>>(`select * from knowledge_base where id = 'plain'`);
    expect(row).toMatchObject({ subcategory: null, keywords: null, priority: 6, is_active: true });
  });
});

test('updated_at changes with an update, and created_at does not', async () => {
  const read = () =>
    rows<{ created_at: Date; updated_at: Date }>(
      `select created_at, updated_at from knowledge_base where id = 'giving'`,
    );
  const [before] = await read();
  await db.exec(
    `update knowledge_base set priority = 8, created_at = '1999-01-01', updated_at = '1999-01-01' where id = 'giving'`,
  );
  const [after] = await read();
  expect(after!.created_at).toEqual(before!.created_at);
  expect(after!.updated_at.getTime()).toBeGreaterThan(before!.updated_at.getTime());
});

describe('a visitor', () => {
  beforeAll(() => db.exec(`update knowledge_base set is_active = false where id = 'mascot'`));
  beforeEach(() => db.exec('set role anon'));

  it('reads only active rows, whatever the query', async () => {
    expect(await rows(`select id from knowledge_base where id in ('mascot', 'privacy')`)).toEqual([{ id: 'privacy' }]);
    expect(await rows(`select id from knowledge_base where not is_active`)).toEqual([]);
  });

  it.each([
    `insert into knowledge_base (question, answer, category) values ('q', 'a', 'General')`,
    `update knowledge_base set answer = 'x'`,
    `delete from knowledge_base`,
    `truncate knowledge_base`,
    `alter table knowledge_base disable row level security`,
    `select public.knowledge_base_touch()`,
  ])('may not run: %s', async (sql) => {
    await expect(db.exec(sql)).rejects.toThrow(/permission denied|must be owner/);
  });
});

test.each([
  '.',
  '*',
  '***=x',
  '(?i)',
  '[a]',
  '[.x.]',
  '[^',
  ']',
  '{1}',
  '^$',
  'a|b',
  '\\d',
  '\\',
  '"',
  '%_',
  'a\nb',
  'Ä😀',
  "' or 1=1 --",
  '+?',
  '$1',
])('the search pattern finds %p literally', async (text) => {
  expect(await db.rows('select $1::text ~* $2::text as found', [`before ${text} after`, literally(text)])).toEqual([
    { found: true },
  ]);
  expect(await db.rows('select $1::text ~* $2::text as found', ['nothing', literally(`${text}zz`)])).toEqual([
    { found: false },
  ]);
});

test('the service role sees all rows', async () => {
  await db.exec('set role service_role');
  expect(await rows(`select id from knowledge_base where id = 'mascot'`)).toHaveLength(1);
});

describe('with 20,000 rows', () => {
  beforeAll(async () => {
    await db.exec(`insert into knowledge_base (id, question, answer, category, priority)
      select 'bulk-' || n, 'Question ' || md5(n::text), 'Answer ' || md5((n * 7)::text), 'General', 1 + n % 10 from generate_series(1, 20000) n;
      analyze knowledge_base;`);
  }, 60_000);

  it.each([
    ['list', ''],
    ['search', `and (question ~* 'ab' or answer ~* 'ab' or keywords ~* 'ab')`],
  ])('a visitor’s %s uses the index for the order, without sorting', async (_name, condition) => {
    await db.exec('set role anon');
    const plan = await rows<{ 'QUERY PLAN': string }>(
      `explain select * from knowledge_base where is_active = true ${condition} order by priority desc, created_at desc, id asc limit 1000`,
    );
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toContain('knowledge_base_active_order');
    expect(text).not.toMatch(/Sort|Seq Scan/);
  });
});
