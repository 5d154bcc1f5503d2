/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { campus, publish, root, versions, withSite } from '../testing/site';

jest.mock('../../pictures/cards', () => ({ renderCard: () => Promise.resolve(Buffer.from('card')) }));
jest.setTimeout(20 * 60_000);
withSite();

/** Rolls back by the tool, on a disk that takes no file of more than so many blocks. */
function rollBackOnDisk(blocks: number | 'unlimited') {
  const command = [
    process.execPath,
    '--import',
    'tsx/esm',
    join(__dirname, 'cli.ts'),
    'rollback',
    'campus',
    '000000000001',
  ];
  const limited = ['-c', `ulimit -f ${blocks}; exec "$0" "$@"`, ...command, '--site', root];
  return spawnSync('/bin/sh', limited, { cwd: __dirname, encoding: 'utf8' });
}

test('a disk that is full at any size leaves the release before, and that is nobody’s build to mend', async () => {
  await publish([campus(2)]);
  const sizes = [0, 1, 2, 3, 4, 5, 6, 'unlimited'] as const;
  const ends = sizes.map((blocks) => {
    const { status, stderr } = rollBackOnDisk(blocks);
    expect(stderr).not.toMatch(/\n +at |cannot be rendered/);
    expect(spawnSync('git', ['-C', root, 'fsck', '--strict']).status).toBe(0);
    return status;
  });
  expect([ends[0], ends.at(-1)]).toEqual([1, 0]);
  expect(await versions()).toMatchObject({ campus: 1 });
});
