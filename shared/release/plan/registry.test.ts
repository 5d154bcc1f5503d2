/** @jest-environment node */
import { emptyRegistry, nextRegistry } from './registry';
import { remoteVersion, shellVersion, versionId } from './samples';

const origins = {};
const first = nextRegistry(emptyRegistry, { versions: [shellVersion(1), remoteVersion('campus', 1)], origins });

test('the version that is replaced is what a page falls back on', () => {
  const second = nextRegistry(first, { versions: [remoteVersion('campus', 2)], origins });
  expect(second.remotes.campus).toMatchObject({
    version: versionId(2),
    previous: { version: versionId(1), contract: 3 },
  });
  expect(second.shell).toEqual(first.shell);
});

test('what a page needs stands beside the entry, for a navigation that asks for all of them at once', () => {
  expect(first.remotes.campus!.needs).toEqual({
    '/campus': {
      scripts: [
        { url: `/remotes/campus/${versionId(1)}/web/pages_campus.js`, integrity: 'sha384-campuspages_campus.js' },
      ],
      shared: ['react', '@3eu/shared/ui'],
    },
  });
});

test('a version that is released again keeps what it falls back on', () => {
  const second = nextRegistry(first, { versions: [remoteVersion('campus', 2)], origins });
  expect(nextRegistry(second, { versions: [remoteVersion('campus', 2)], origins })).toEqual(second);
});

test('what was taken back is not what a page falls back on', () => {
  const second = nextRegistry(first, { versions: [remoteVersion('campus', 2)], origins });
  const back = nextRegistry(second, { versions: [remoteVersion('campus', 1)], origins, previous: { campus: null } });
  expect(back.remotes.campus).toMatchObject({ version: versionId(1), previous: null });
});

test('a removed remote is no longer there, and the others keep their places', () => {
  const three = nextRegistry(first, { versions: [remoteVersion('library'), remoteVersion('support')], origins });
  const rest = nextRegistry(three, { versions: [remoteVersion('campus', 2)], removed: ['library'], origins });
  expect(Object.keys(rest.remotes)).toEqual(['campus', 'support']);
});
