/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { contractVersion } from '@3eu/shared/contract';
import { repositoryTemplate } from './new-remote-repository';
import { workspaceTemplate } from './new-remote-template';

const project = join(__dirname, '../../..');

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

const platform = { '@3eu/shared': '1.0.0', '@3eu/release': '1.0.0' };

test.each(['library', 'center-for-teaching-and-learning'])(
  'the files of a new remote "%s" are formatted as Prettier wants',
  (name) => {
    expect(misplaced(workspaceTemplate(name, '1.0.0'))).toBe('');
    expect(misplaced(repositoryTemplate(name, { platform, node: '>=20.19', nvmrc: '20.19' }))).toBe('');
  },
);

/** What stands in a package.json. */
function manifest(folder: string) {
  return JSON.parse(readFileSync(join(project, folder, 'package.json'), 'utf8')) as {
    version: string;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    peerDependencies: Record<string, string>;
  };
}

test('the platform packages agree on version, contract version and tool versions', () => {
  const [shared, release, root] = ['shared', 'shared/release', '.'].map(manifest) as [
    ReturnType<typeof manifest>,
    ReturnType<typeof manifest>,
    ReturnType<typeof manifest>,
  ];
  expect([release.version, release.dependencies['@3eu/shared']]).toEqual([shared.version, shared.version]);
  // A shell of another major version cannot render this version's remotes: major and contract version must agree.
  expect(Number(shared.version.split('.')[0])).toBe(contractVersion);
  const tools = Object.entries(shared.peerDependencies).filter(([name]) => name in root.devDependencies);
  expect(Object.fromEntries(tools)).toEqual(
    Object.fromEntries(tools.map(([name]) => [name, root.devDependencies[name]])),
  );
});
