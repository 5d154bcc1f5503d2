import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { project } from '../delivery';
import { notice, noticeFile } from '../notice';

test('NOTICE names what ships to visitors, with its terms', () => {
  expect(readFileSync(noticeFile, 'utf8'), 'npm run notice -w @3eu/e2e writes it anew').toBe(notice());
});

test('npm can list what the site is made of', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(status, stderr).toBe(0);
  const { components } = JSON.parse(stdout) as {
    components: { name: string; properties?: { name: string; value: string }[] }[];
  };
  // `--omit dev` would leave out react too, because what tests need reaches it.
  const isForDevelopment = (name: string) =>
    components
      .find((component) => component.name === name)!
      .properties?.some((property) => property.name === 'cdx:npm:package:development') ?? false;
  expect(['react', 'react-dom', 'zustand', 'lucide-react'].map(isForDevelopment)).toEqual([false, false, false, false]);
  expect(['prettier', 'wrangler'].map(isForDevelopment)).toEqual([true, true]);
});
