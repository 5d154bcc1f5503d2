/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { entries } from '../content/knowledge-base/entries';
import { knowledgeBase } from '../content/knowledge-base';
import { rowOf, rows } from '../testing/rows';
import { startService } from '../testing/service';
import { restSource } from './rest-source';
import type { EntryDraft } from './source';

const words = knowledgeBase.error;

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
let service: Awaited<ReturnType<typeof startService>>;

beforeAll(async () => {
  service = await startService((request, response) => {
    asked.push(request);
    answer(request, response);
  });
});
afterAll(() => service.stop());
beforeEach(() => {
  asked = [];
  answer = json(rows);
});

const json =
  (value: unknown, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
const text =
  (body: string, status = 200) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status).end(body);
const source = () => restSource({ url: `${service.url}/`, key: 'visitors-key' });
const params = () => new URL(asked[0]!.url!, service.url).searchParams;

describe('reading', () => {
  it('requests all columns of active rows, in the specified order, with the key', async () => {
    const list = await source().list();
    expect(list.map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
    expect(asked).toHaveLength(1);
    expect(asked[0]!.url).toMatch(/^\/rest\/v1\/knowledge_base\?/);
    expect(Object.fromEntries(params())).toEqual({
      select: '*',
      is_active: 'eq.true',
      order: 'priority.desc,created_at.desc,id.asc',
    });
    expect(asked[0]!.headers).toMatchObject({ apikey: 'visitors-key', authorization: 'Bearer visitors-key' });
  });

  it('drops an inactive row that the service should have kept', async () => {
    answer = json([{ ...rows[0], is_active: false }, rows[1]]);
    expect((await source().list()).map(({ id }) => id)).toEqual([rows[1]!.id]);
  });

  it('leaves out a row that does not fit, and reports it once', async () => {
    const reported: unknown[] = [];
    Object.assign(globalThis, { reportError: (error: unknown) => reported.push(error) });
    for (const bad of [{ url: '/\t/evil.example' }, { answer: undefined }, { updated_at: 'yesterday' }])
      for (let turn = 0; turn < 2; turn += 1) {
        answer = json([rows[0], { ...rows[1], id: JSON.stringify(bad), ...bad }, rows[2]]);
        expect((await source().list()).map(({ id }) => id)).toEqual([rows[0]!.id, rows[2]!.id]);
      }
    expect(reported.map(String)).toEqual([
      expect.stringContaining('evil.example'),
      expect.stringContaining('{}'),
      expect.stringContaining('yesterday'),
    ]);
  });

  it('finds an entry by its id, or none', async () => {
    answer = json([rows[3]]);
    expect(await source().byId('a,b(c')).toMatchObject({ id: rows[3]!.id });
    expect(params().get('id')).toBe('eq.a,b(c');
    answer = json([]);
    expect(await source().byId('no')).toBeNull();
  });

  it('reads a category, the list of categories and the statistics', async () => {
    await source().byCategory('Financial Aid');
    expect(params().get('category')).toBe('eq.Financial Aid');
    answer = json([rowOf({ ...entries[0]!, priority: 10 }), { ...rows[1], category: 'constructor', priority: 7 }]);
    expect(await source().categories()).toEqual(['General', 'constructor']);
    const stats = await source().stats();
    expect(stats).toMatchObject({ total: 2, averagePriority: 8.5 });
    expect([...stats.byCategory]).toEqual([
      ['General', 1],
      ['constructor', 1],
    ]);
  });

  it('accepts ten thousand rows', async () => {
    answer = json(Array.from({ length: 10_000 }, (_, n) => ({ ...rows[n % 50], id: `row-${n}` })));
    expect(await source().list()).toHaveLength(10_000);
  });
});

describe('searching', () => {
  it('escapes every reserved character of the text in the filter, without a backslash', async () => {
    await source().search('  100%_a*b,(c).d:"e"\\ ');
    const pattern = '"100%_a[*]b,[(]c[)][.]d:.e.."';
    expect(params().get('or')).toBe(`(question.imatch.${pattern},answer.imatch.${pattern},keywords.imatch.${pattern})`);
  });

  it('keeps only rows that contain the whole text, like the local filter', async () => {
    const found = await source().search('FEE');
    expect(found.map(({ id }) => id).sort()).toEqual(['application-fee', 'how-to-apply']);
  });

  it.each([
    ['100 kB', 'x'.repeat(100_000)],
    ['NUL', 'a\0b'],
    ['right to left', '\u202Eسؤال'],
    ['half a surrogate', '\uD83D'],
  ])('sends %s without harm', async (_name, hostile) => {
    expect(await source().search(hostile)).toEqual([]);
    expect(asked[0]!.url!.length).toBeLessThan(5000);
  });
});

describe('a service that fails', () => {
  const cases: [string, typeof answer, string][] = [
    ['401', json({ message: 'Invalid API key' }, 401), words.refused(401)],
    ['404 with a page of HTML', text('<h1>Not found</h1>', 404), words.refused(404)],
    ['500', text('', 500), words.refused(500)],
    ['HTML with 200', text('<!doctype html><title>Hello</title>'), words.unreadable],
    ['truncated JSON', text('[{"id":"a","ques'), words.unreadable],
    ['an object', json({ rows }), words.unreadable],
    ['null', json(null), words.unreadable],
    ['rows of wrong types', json([{ ...rows[0], priority: '10' }]), words.unreadable],
    ['only rows without an answer', json(rows.map((row) => ({ ...row, answer: undefined }))), words.unreadable],
    ...['//evil.example', '/\\evil.example', '/\t/evil.example'].map((url): [string, typeof answer, string] => [
      `a row that leads to ${url}`,
      json([{ ...rows[0], url }]),
      words.unreadable,
    ]),
    ['a row that leads to a script', json([{ ...rows[0], url: 'javascript:alert(1)' }]), words.unreadable],
    ['a row with an invalid date', json([{ ...rows[0], updated_at: 'yesterday' }]), words.unreadable],
    ['nothing at all', (request) => void request.socket.destroy(), words.unreachable],
    [
      'half an answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '1000' }).write('[{');
        setTimeout(() => response.destroy(), 20);
      },
      words.unreachable,
    ],
  ];

  it.each(cases)('causes the right error if it answers %s', async (_name, failing, message) => {
    answer = failing;
    await expect(source().list()).rejects.toThrow(message);
  });

  it('is unreachable if nothing listens', async () => {
    await expect(restSource({ url: 'http://127.0.0.1:9', key: 'k' }).list()).rejects.toThrow(words.unreachable);
  });

  it('is given up after three seconds, even in the middle of its answer', async () => {
    answer = (_, response) => void response.writeHead(200).write('[');
    await expect(source().list()).rejects.toThrow(words.timeout);
  });
});

test('visitors cannot write', async () => {
  const { create, update, remove } = source();
  const draft: EntryDraft = { question: 'q', answer: 'a', url: '/', category: 'General', priority: 6 };
  for (const operation of [() => create(draft), () => update('a', { priority: 7 }), () => remove('a')])
    await expect(operation()).rejects.toThrow(words.readOnly);
  expect(asked).toHaveLength(0);
});
