/** @jest-environment node */
import { readdirSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentRequest } from '../../contract/render';
import { uncached } from '../cache';
import { versionOf, type RemoteVersion, type ShellVersion } from '../site/version';
import { remoteVersion, shellVersion, type Made } from '../testing/versions';
import { temporaryPlace } from '../temporary-folder';
import { openRenderer } from './renderer';

jest.setTimeout(60_000);

/** A shell whose server build answers every request with a document that says what an expression is. */
function shellThat(expression: string, document = 'documentOf(value)'): ShellVersion {
  const server = `
exports.frame = () => '';
exports.createRenderer = (registry, requireContainer) => async ({ path }) => {
  const outcome = (run) => { try { return run(); } catch (error) { return error.code ?? error.message; } };
  const documentOf = (html) => ({
    html: String(html), title: '', section: '', indexed: true, picture: null,
  });
  const value = await (${expression});
  return ${document};
};`;
  return {
    ...shellVersion(),
    there: new Set(['server/shell.cjs']),
    read: () => Promise.resolve(Buffer.from(server)),
  };
}

const registry = { shell: null, remotes: {}, search: {} };
const open = (shell: ShellVersion, remotes: readonly RemoteVersion[] = []) =>
  openRenderer({ shell, remotes, registry, cached: uncached });
const asked = (path: string, ...names: string[]) =>
  ({ path, registry: { remotes: names.map((name) => ({ name })) } }) as unknown as DocumentRequest;

async function answerOf(expression: string): Promise<string> {
  const renderer = await open(shellThat(expression));
  try {
    return (await renderer.render(asked('/'))).document.html;
  } finally {
    renderer.close();
  }
}

const secret = join(tmpdir(), `secret-${process.pid}`);
beforeAll(() => {
  writeFileSync(secret, 'secret');
  process.env.SECRET_TOKEN = 'secret';
});
afterAll(() => {
  rmSync(secret);
  delete process.env.SECRET_TOKEN;
});

test.each([
  [
    'the environment',
    `Object.keys(process.env).filter((name) => !/^(PWD|SHLVL|_|OLDPWD|NODE_CHANNEL_.*)$/.test(name))`,
    '',
  ],
  ['signals', `process.kill ?? process._kill ?? process._debugProcess`, 'undefined'],
  ['the terminal', `outcome(() => require('fs').writeSync(1, '::error::') && process.stdout.isTTY)`, 'undefined'],
  ['a file', `outcome(() => require('fs').readFileSync(${JSON.stringify(secret)}))`, 'ERR_ACCESS_DENIED'],
  ['a folder', `outcome(() => require('fs').readdirSync('/'))`, 'ERR_ACCESS_DENIED'],
  ['writing', `outcome(() => require('fs').writeFileSync(${JSON.stringify(secret)}, ''))`, 'ERR_ACCESS_DENIED'],
  ['writing beside itself', `outcome(() => require('fs').writeFileSync(__dirname + '/x', ''))`, 'ERR_ACCESS_DENIED'],
  ['another process', `outcome(() => require('child_process').spawnSync(process.execPath))`, 'ERR_ACCESS_DENIED'],
  ['a thread', `outcome(() => new (require('worker_threads').Worker)('', { eval: true }))`, 'ERR_ACCESS_DENIED'],
])('a server build has no access to %s', async (_what, expression, answer) => {
  expect(await answerOf(expression)).toBe(answer);
});

test('it is ended, and its folder removed, even while it runs for ever', async () => {
  const folders = () => readdirSync(temporaryPlace).filter((name) => name.includes(`-${process.pid}-render-`));
  const renderer = await open(shellThat('(() => { for (;;); })()'));
  expect(folders()).toHaveLength(1);
  const stuck = renderer.render(asked('/')).catch((error: Error) => error.message);
  await new Promise((resolve) => setImmediate(resolve));
  renderer.close();
  expect(await stuck).toBe('It was closed.');
  expect(folders()).toEqual([]);
});

test.each([
  ['null', 'null', 'it: Invalid input: expected object, received null.'],
  ['a part of a document', '({ html: "" })', 'title: '],
  ['more than 2 MB', 'documentOf("x".repeat(2_000_001))', 'html: is larger than 2 MB'],
])('%s is no document', async (_what, document, said) => {
  const renderer = await open(shellThat('null', document));
  await expect(renderer.render(asked('/museum'))).rejects.toThrow(`What the shell answers is no document: ${said}`);
  renderer.close();
});

test.each(['not JSON', '\\xff\\xfe\\x00', 'null', '{}'])(
  'raw bytes in place of an answer, %j, end in a sentence',
  async (bytes) => {
    await expect(answerOf(`require('fs').writeSync(3, '${bytes}\\n') && new Promise(() => {})`)).rejects.toThrow(
      'It said something that is no answer.',
    );
  },
);

test('a flood of bytes that never end a line ends in a sentence', async () => {
  const flood = "(() => { for (;;) require('fs').writeSync(3, Buffer.alloc(2 ** 20, 'x')); })()";
  await expect(answerOf(flood)).rejects.toThrow('It said more than');
});

(process.platform === 'linux' ? test : test.skip)('memory beyond a limit is refused, buffers too', async () => {
  const much = 'Array.from({ length: 6 }, () => Buffer.alloc(1e9)).length';
  await expect(answerOf(much)).rejects.toThrow(/allocation failed/);
});

/**
 * A page that throws, as a build of one line, whose source map says that it is the ninth line of a source, and what follows
 * the tenth line of a shared one.
 */
const thrown = "exports.page = () => { throw new Error('low tide'); };exports.next = 1;";
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://uni/./src/pages/museum-page.tsx', 'webpack://uni/../shared/ui/next.ts'],
  names: [],
  mappings: 'AAQA,sDCCA',
});

/** Opens a shell and a remote whose server builds are that page. */
function openThrowing(expression: string) {
  const contents: Record<string, string> = { 'server/page.cjs': thrown, 'server/page.cjs.map': map };
  const shell = shellThat(expression);
  const read = (file: string) => (contents[file] ? Promise.resolve(Buffer.from(contents[file])) : shell.read(file));
  const withPage = <V extends ShellVersion | RemoteVersion>({ descriptor, manifest }: Made<V>) => {
    const integrity = { ...descriptor.integrity, 'server/page.cjs': 'sha384-page' };
    const all = [descriptor.serverEntry, ...Object.keys(contents)];
    return versionOf({ descriptor: { ...descriptor, integrity }, manifest, all, read }) as V;
  };
  const campus = remoteVersion('campus', 1, { serverEntry: 'server/page.cjs' });
  return open(withPage(shellVersion()), [withPage(campus)]);
}

const pages = [
  ['shell', "require('./page.cjs').page"],
  ['campus', "requireContainer('uni_campus').page"],
] as const;

test.each(pages)('a page of %s that throws is told by its place in the source', async (_name, page) => {
  const renderer = await openThrowing(`${page}()`);
  await expect(renderer.render(asked('/museum', 'campus'))).rejects.toThrow(
    /low tide[^]*exports.page \(src\/pages\/museum-page.tsx:9\)/,
  );
  renderer.close();
});

test('a chunk is told by its place too: the bundler evaluates it within a function whose head stands on its first line', async () => {
  const head = '(function(exports, require, __dirname, __filename) {';
  const renderer = await openThrowing(`(() => {
    const [file, made] = [require('path').join(__dirname, 'page.cjs'), {}];
    const chunk = require('fs').readFileSync(file, 'utf8');
    require('vm').runInThisContext('${head}' + chunk + '\\n})', file)(made, require, __dirname, file);
    return made.page;
  })()()`);
  await expect(renderer.render(asked('/museum', 'campus'))).rejects.toThrow('(src/pages/museum-page.tsx:9)');
  renderer.close();
});

test('of an error with a cause, the cause is told', async () => {
  const renderer = await openThrowing(
    `(() => { try { requireContainer('uni_campus').page(); } catch (cause) { throw new Error('it could not be loaded', { cause }); } })()`,
  );
  const told = renderer.render(asked('/museum', 'campus'));
  await expect(told).rejects.toMatchObject({
    owner: 'campus',
    message: expect.stringMatching(/^Error: low tide\n +at .*page.tsx:9/) as string,
  });
  renderer.close();
});

test.each(pages)(
  'what a page of %s throws later is told by its package, and hurts no other page',
  async (owner, page) => {
    const renderer = await openThrowing(
      `path === '/faq' || (setTimeout(${page}), Promise.resolve().then(${page}), 'fine')`,
    );
    const museum = await renderer.render(asked('/museum', 'campus'));
    expect(museum.document.html).toBe('fine');
    const error = expect.stringMatching(/^Error: low tide[^]*src\/pages\/museum-page.tsx:9/) as string;
    expect(museum.late).toEqual([
      { owner, error },
      { owner, error },
    ]);
    expect(await renderer.render(asked('/faq', 'campus'))).toMatchObject({
      document: { html: 'true' },
      late: [],
    });
    renderer.close();
  },
);

test('what a page throws after its answer is never told with the answer of another', async () => {
  const renderer = await openThrowing(
    `path === '/faq' ? new Promise((resolve) => setTimeout(resolve, 200)) : (setTimeout(requireContainer('uni_campus').page, 100), 'fine')`,
  );
  const answers = [await renderer.render(asked('/museum', 'campus')), await renderer.render(asked('/faq', 'campus'))];
  expect(answers.map(({ late }) => late)).toEqual([[], []]);
  renderer.close();
});

test('what the shell itself has against a document is said in its words, without a place in its code', async () => {
  const own = "(() => { throw Object.assign(new Error('Add it to the blocks.'), { name: 'DocumentFault' }); })()";
  await expect(answerOf(own)).rejects.toMatchObject({ message: 'Add it to the blocks.', owner: null });
});

const [major = 0] = process.versions.node.split('.').map(Number);
(major >= 25 ? test : test.skip)('it has no network, where Node can deny it', async () => {
  const connect = "require('net').connect(9, '127.0.0.1').on('error', (error) => resolve(error.code))";
  const expression = `new Promise((resolve) => { try { ${connect} } catch (error) { resolve(error.code); } })`;
  expect(await answerOf(expression)).toBe('ERR_ACCESS_DENIED');
});
