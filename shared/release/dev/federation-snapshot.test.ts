/** @jest-environment node */
import { registryOf } from '../core/registry';
import { remoteVersion, shellVersion, siteOf } from '../testing/versions';
import { federationScript, federationSnapshot } from './in-page';

const registry = registryOf(siteOf([shellVersion(), remoteVersion('campus', 1, { blocks: ['stories'] })]));

test('the extension sees the shell, its remotes, their exposes and the shared modules', () => {
  const { uni3e_shell: shell, ...remotes } = federationSnapshot(registry);
  const [[key, campus]] = Object.entries(remotes) as [[string, (typeof remotes)[string]]];
  const { url } = registry.remotes.campus!.entry;
  expect(key).toBe(`uni3e_campus:${url}`);
  expect(shell).toMatchObject({ remotesInfo: { uni3e_campus: { matchedVersion: url } } });
  expect(campus).toMatchObject({
    modules: expect.arrayContaining([expect.objectContaining({ modulePath: './blocks/stories' })]),
  });
  expect(campus).toMatchObject({ shared: expect.arrayContaining([expect.objectContaining({ sharedName: 'react' })]) });
});

test('its script leaves room for a federation runtime that a remote brings along', () => {
  const federation = {} as Record<string, unknown>;
  new Function('globalThis', federationScript(registry))(federation);
  expect(Object.keys(federation.__FEDERATION__ as object)).toEqual(
    expect.arrayContaining(['__INSTANCES__', '__SHARE__', 'moduleInfo']),
  );
});
