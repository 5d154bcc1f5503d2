/** @jest-environment node */
import { currentUser } from './project';

jest.mock('node:os', () => ({
  ...jest.requireActual<object>('node:os'),
  userInfo: () => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  },
}));
jest.mock('node:child_process', () => ({ spawnSync: () => ({ status: 1, stdout: '' }) }));

test('the user of an account without a name, as in a container, is "unknown"', () => {
  delete process.env.GITHUB_ACTOR;
  expect(currentUser()).toBe('unknown');
});
