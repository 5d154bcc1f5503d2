import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installedElsewhere } from '../../releases/checkout';
import { clearUp, project, versionIn } from '../../releases/delivery';

test.afterAll(() => clearUp());

test('the same sources build to the same versions in any folder', () => {
  test.setTimeout(180_000);
  const { root, tool } = installedElsewhere();
  const packages = ['shell', 'campus'];
  const { status, stderr } = tool(['build', ...packages]);
  expect(status, stderr).toBe(0);
  const versions = (folder: string) =>
    packages.map((name) => versionIn(join(folder, name === 'shell' ? name : `mfe-${name}`)));
  expect(versions(root)).toEqual(versions(project));
});
