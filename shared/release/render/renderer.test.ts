/** @jest-environment node */
import { readdirSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentRequest } from '@3eu/shared/contract/render';
import { remoteVersion, shellVersion } from '../testing/versions';
import type { Build } from '../core/builds';
import { emptyRegistry } from '../core/registry';
import { openRenderer } from './renderer';

jest.setTimeout(60_000);

/** A shell whose server build answers every request with what an expression is. */
function shellThat(expression: string): Build {
  const server = `
exports.frame = () => '';
exports.createRenderer = () => async () => {
  const outcome = (run) => { try { return run(); } catch (error) { return error.code ?? error.message; } };
  return { html: String(await (${expression})) };
};`;
  const { descriptor, manifest } = shellVersion();
  return {
    descriptor,
    manifest,
    files: [descriptor.serverEntry],
    read: () => Promise.resolve(Buffer.from(server)),
  };
}

async function answerOf(expression: string): Promise<string> {
  const renderer = await openRenderer(shellThat(expression));
  try {
    await renderer.open(emptyRegistry, []);
    return (await renderer.render({ path: '/' } as DocumentRequest)).html;
  } finally {
    await renderer.close();
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
  ['the channel', `process.send`, 'undefined'],
  ['the terminal', `outcome(() => require('fs').writeSync(1, '::error::') && process.stdout.isTTY)`, 'undefined'],
  ['a file', `outcome(() => require('fs').readFileSync(${JSON.stringify(secret)}))`, 'ERR_ACCESS_DENIED'],
  ['a folder', `outcome(() => require('fs').readdirSync('/'))`, 'ERR_ACCESS_DENIED'],
  ['writing', `outcome(() => require('fs').writeFileSync(${JSON.stringify(secret)}, ''))`, 'ERR_ACCESS_DENIED'],
  ['writing beside itself', `outcome(() => require('fs').writeFileSync(__dirname + '/x', ''))`, 'ERR_ACCESS_DENIED'],
  ['another process', `outcome(() => require('child_process').spawnSync(process.execPath))`, 'ERR_ACCESS_DENIED'],
  ['a thread', `outcome(() => new (require('worker_threads').Worker)('', { eval: true }))`, 'ERR_ACCESS_DENIED'],
  ['whether a file exists', `require('fs').existsSync(${JSON.stringify(secret)})`, 'false'],
])('a server build has no access to %s', async (_what, expression, answer) => {
  expect(await answerOf(expression)).toBe(answer);
});

test('it is ended, and its folder removed, even while it runs for ever', async () => {
  const folders = () => readdirSync(tmpdir()).filter((name) => name.includes(`-${process.pid}-render-`));
  const renderer = await openRenderer(shellThat('(() => { for (;;); })()'));
  await renderer.open(emptyRegistry, []);
  expect(folders()).toHaveLength(1);
  const stuck = renderer.render({ path: '/' } as DocumentRequest).catch((error: Error) => error.message);
  await renderer.close();
  expect(await stuck).toContain('/ cannot be rendered');
  expect(folders()).toEqual([]);
});

/** A page that throws, as a build of one line, whose source map says that it is the ninth line of a source. */
const thrown = "exports.page = () => { throw new Error('low tide'); };";
const map = JSON.stringify({
  version: 3,
  sources: ['webpack://uni/./src/pages/museum-page.tsx'],
  names: [],
  mappings: 'AAQA',
});

test.each([
  ['the shell', "require('./page.cjs').page()"],
  [
    'a remote',
    "(async () => { const text = await (await fetch('http://host/campus/1/server/page.cjs')).text(); const exports = {}; eval('(function (exports) {' + text + '\\n})')(exports); return exports.page(); })()",
  ],
])('a page of %s that throws is told by its place in the source', async (_what, expression) => {
  const contents: Record<string, string> = { 'server/page.cjs': thrown, 'server/page.cjs.map': map };
  const shell = shellThat(expression);
  const read = (file: string) => (contents[file] ? Promise.resolve(Buffer.from(contents[file])) : shell.read(file));
  const withPage = (build: Build): Build => ({ ...build, files: [...build.files, ...Object.keys(contents)], read });
  const campus = remoteVersion('campus');
  const renderer = await openRenderer(withPage(shell));
  try {
    const remote = { ...campus, descriptor: { ...campus.descriptor, version: '1' }, files: [], read };
    await renderer.open(emptyRegistry, [withPage(remote)]);
    await expect(renderer.render({ path: '/museum' } as DocumentRequest)).rejects.toThrow(
      /^\/museum cannot be rendered[^]*low tide[^]*exports.page \(src\/pages\/museum-page.tsx:9\)/,
    );
  } finally {
    await renderer.close();
  }
});

const [major = 0] = process.versions.node.split('.').map(Number);
(major >= 25 ? test : test.skip)('it has no network, where Node can deny it', async () => {
  const connect = "require('net').connect(9, '127.0.0.1').on('error', (error) => resolve(error.code))";
  const expression = `new Promise((resolve) => { try { ${connect} } catch (error) { resolve(error.code); } })`;
  expect(await answerOf(expression)).toBe('ERR_ACCESS_DENIED');
});
