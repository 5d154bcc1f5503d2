/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { nameFault } from '../../contract/address';
import { allPackages } from '../project';
import { newRemoteCommand, remoteFiles, withReference } from './new-remote';
import { siteFiles } from './new-site';

const project = join(__dirname, '../../../..');

/** The files of a template that the formatter would lay out otherwise. */
function misplaced(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'template-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  const formatter = join(project, 'node_modules/prettier/bin/prettier.cjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [formatter, '--list-different', '--config', join(project, '.prettierrc.json'), root],
    { encoding: 'utf8' },
  );
  rmSync(root, { recursive: true });
  return stdout + stderr;
}

test.each(['library', 'center-for-teaching-and-learning'])(
  'the files of a new remote "%s" are formatted as Prettier wants',
  (name) => {
    for (const kind of ['workspace', 'repository'] as const)
      expect(misplaced(remoteFiles(kind, name, '@sample'))).toBe('');
  },
);

test('the files of a new site are formatted as Prettier wants', () => {
  expect(misplaced(siteFiles('Sound College', { platform: '1.0.0', engine: '1.0.0' }))).toBe('');
});

test('a new remote is among those whose types are checked, however its tsconfig.json is laid out', () => {
  const root = mkdtempSync(join(tmpdir(), 'references-'));
  const file = join(root, 'tsconfig.json');
  const withLibrary = (text: string) => {
    writeFileSync(file, text);
    return withReference(file, './mfe-library');
  };
  const project = { files: [], references: [{ path: './shared' }, { path: './shell' }] };
  const added = { files: [], references: [...project.references, { path: './mfe-library' }] };
  for (const text of [JSON.stringify(project), JSON.stringify(project, null, 4), JSON.stringify(added)])
    expect(JSON.parse(withLibrary(text)!)).toEqual(added);
  // What cannot be edited is told, not left out.
  for (const text of ['{ "references": [] } // all', '{}']) expect(withLibrary(text)).toBeNull();
  rmSync(root, { recursive: true });
});

test('one more package changes one line of the project’s own tsconfig.json, and its layout stays', () => {
  const file = join(project, 'tsconfig.json');
  const [before, after] = [readFileSync(file, 'utf8'), withReference(file, './mfe-another')!];
  expect(
    after
      .split('\n')
      .filter((line) => !line.includes('mfe-another'))
      .join('\n')
      .replaceAll(/,$/gm, ''),
  ).toBe(before.replaceAll(/,$/gm, ''));
});

test('a name whose page another package has is refused, with the path and the package', async () => {
  const taken = allPackages().flatMap(({ name, root }) => {
    const [, path] = /'\/([a-z]+)'/.exec(readFileSync(join(root, 'src/descriptor.ts'), 'utf8')) ?? [];
    return path === undefined || path === name || nameFault(path) ? [] : [{ name, path }];
  });
  expect(taken).not.toEqual([]);
  const output = { say() {}, report() {}, note() {} } as unknown as Parameters<typeof newRemoteCommand>[2];
  for (const { path } of taken) {
    const refused = newRemoteCommand(path, {}, output);
    await expect(refused).rejects.toThrow(new RegExp(`^/${path} .*(${taken.map(({ name }) => name).join('|')})`));
  }
});
