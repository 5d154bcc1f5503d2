/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runGit, type GitResult, type RunGit } from './git';
import { campus, live, released, store, versions, withSite } from './testing/site';

jest.mock('../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.setTimeout(20 * 60_000);
withSite();

/** What may become of a call of git that seems to succeed. */
const answers: Record<string, (stdout: Buffer) => Buffer> = {
  'has no answer': () => Buffer.alloc(0),
  'has an answer that is cut off': (stdout) => stdout.subarray(0, stdout.length / 2),
};

test.each(Object.entries(answers))(
  'where any one call of git of a release %s, the release is made, or ends with a sentence',
  async (_what, cut) => {
    for (let broken = 0, calls = 1; broken < calls; broken += 1) {
      calls = 0;
      const run: RunGit = async (repository, args, options) => {
        const result: GitResult = await runGit(repository, args, options);
        return calls++ === broken ? { ...result, stdout: cut(result.stdout) } : result;
      };
      const decide = () => Promise.resolve({ builds: [campus(2 + broken)] });
      const failure = await released({ kind: 'publish', decide }, { store: store(run) }).then(
        () => null,
        (error: Error) => error,
      );
      if (failure) expect([broken, failure.name, failure.stack]).toEqual([broken, 'Fault', failure.stack]);
      expect([1, 2 + broken, 1 + broken]).toContain((await versions()).campus);
      expect((await live()).files.has('public/remotes/support/000000000001/web/entry.js')).toBe(true);
    }
  },
);

test('where several files cannot be read at once, a site says it of one: what nobody waits for would end the tool', () => {
  const script = `import { readSite } from ${JSON.stringify(join(__dirname, 'site/site.ts'))};
    const files = new Map(['private/pages/a.json', 'private/keys.json', 'private/records.jsonl'].map((path) => [path, { id: '', size: 1 }]));
    const read = () => Promise.reject(new Error('lost'));
    readSite({ number: 1, commit: 'a', files, read }, 'a site').catch(({ message }) => console.log(message));`;
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', script];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: __dirname, encoding: 'utf8' });
  expect([status, stdout, stderr]).toEqual([0, 'lost\n', '']);
});
