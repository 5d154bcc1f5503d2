/**
 * Makes the sample, the small site that the platform's tests run on: what `new-site` writes, with what stands in `site/`
 * laid over it. Its packages find the platform, the engine and React where this repository has them.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteFiles } from '@3eu/platform/release/cli/new-site';
import { sample } from '../environment';

const repository = join(import.meta.dirname, '../..');

/** The sample's name, and its remotes; the first one is as `new-site` writes it. */
const [name, sections] = ['Sound College', ['news', 'works', 'letters', 'desk']];

/** Writes what `new-site` does into a folder, which is emptied first. */
export function writeTemplates(root: string): void {
  const versionOf = (folder: string) =>
    (JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')) as { version: string }).version;
  rmSync(root, { recursive: true, force: true });
  const own = { platform: versionOf('shared/platform'), engine: versionOf('shell/engine') };
  for (const [file, text] of Object.entries(siteFiles(name, own, sections))) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
}

/** Writes the sample's sources into a folder, which is emptied first. */
export function writeSample(root: string): void {
  writeTemplates(root);
  cpSync(join(import.meta.dirname, 'site'), root, { recursive: true });
}

// `npm run sample`: the sample is written anew, and released.
if (process.argv[1] === import.meta.filename) {
  writeSample(sample.root);
  const args = [join(sample.root, 'node_modules/.bin/3eu'), 'publish', '--all', '--site', sample.site];
  process.exitCode = spawnSync(process.execPath, args, { cwd: sample.root, stdio: 'inherit' }).status ?? 1;
}
