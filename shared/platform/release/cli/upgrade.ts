/** Room cli: another version of the platform, in a repository that has it installed. For program.ts alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { valid } from 'semver';
import { fault, usageFault } from '../message';
import { hasPlatform, manifestIn, platformRoot, projectRoot } from '../project';
import type { Output } from './output';

type Places = Readonly<Record<string, string>>;

/** What a `package.json` says of where its packages are from. */
export type Dependent = { dependencies?: Places; devDependencies?: Places };

const isOurs = (name: string) => name.startsWith('@3eu/');

/**
 * A `package.json` with another version of the platform.
 * @param from The installed version. Where a package of ours is taken by it, from a registry or as a packed file, it is
 * taken by the other one.
 * @param peers What that one is made for, by its own `package.json`: one of each is in a repository.
 */
export function withPlatform<M extends Dependent>(manifest: M, from: string, to: string, peers: Places): M {
  const moved = (places: Places) =>
    Object.fromEntries(
      Object.entries(places).map(([name, place]) => [
        name,
        isOurs(name) ? place.replaceAll(from, to) : (peers[name] ?? place),
      ]),
    );
  const { dependencies, devDependencies } = manifest;
  return {
    ...manifest,
    ...(dependencies && { dependencies: moved(dependencies) }),
    ...(devDependencies && { devDependencies: moved(devDependencies) }),
  };
}

/** Runs a program in the repository. @throws Fault with what it said where it fails. */
function run(what: string, program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: projectRoot,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout;
  throw fault(`${what}\n${(stderr || stdout).trim()}`);
}

/** The packed files that a `package.json` in a folder takes its packages of ours from. */
const filesOf = ({ dependencies, devDependencies }: Dependent, folder: string): string[] =>
  Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, place]) =>
    isOurs(name) && place.startsWith('file:') ? [join(folder, place.slice('file:'.length))] : [],
  );

/** What a version of the platform is made for. @param packed Its packed file; undefined where it is from a registry. */
function peersOf(version: string, packed: string | undefined): Places {
  const what = `@3eu/platform ${version} cannot be read. No file has changed.`;
  if (packed === undefined)
    return JSON.parse(run(what, 'npm', ['view', `@3eu/platform@${version}`, 'peerDependencies', '--json'])) as Places;
  const manifest = run(what, 'tar', ['-xzOf', packed, 'package/package.json']);
  return (JSON.parse(manifest) as { peerDependencies: Places }).peerDependencies;
}

/** The folders of this repository's packages, its own first, as npm has installed them. */
function packageFolders(): string[] {
  const installed = readFileSync(join(projectRoot, 'node_modules/.package-lock.json'), 'utf8');
  const { packages } = JSON.parse(installed) as { packages: object };
  const workspaces = Object.keys(packages).filter((path) => !path.includes('node_modules/'));
  return ['', ...workspaces].map((folder) => join(projectRoot, folder));
}

/** Gives every package of this repository another version of the platform, and the libraries that it is made for. */
export function upgradeCommand(to: string, output: Output): void {
  if (hasPlatform) throw usageFault("This is the platform's own repository: a newer platform is a newer commit of it.");
  if (valid(to) !== to) throw usageFault(`"${to}" is not a version, as 4.1.0 is.`);
  const { version: from } = manifestIn(platformRoot);
  if (from === to) throw usageFault(`The platform is ${to} already.`);
  const before = packageFolders().map((folder) => {
    const file = join(folder, 'package.json');
    const text = readFileSync(file, 'utf8');
    return { folder, file, text, manifest: JSON.parse(text) as Dependent };
  });
  const named = before.map(({ folder, manifest }) => ({ folder, manifest: withPlatform(manifest, from, to, {}) }));
  const packed = [...new Set(named.flatMap(({ folder, manifest }) => filesOf(manifest, folder)))];
  const missing = packed.filter((file) => !existsSync(file));
  if (missing.length > 0) {
    const names = missing.map((file) => relative(projectRoot, file)).join(', ');
    const todo = `In the repository of the platform, at that version: npm pack -w @3eu/platform -w @3eu/engine --pack-destination ${dirname(missing[0]!)}`;
    throw fault(`Not there: ${names}. No file has changed.`, todo);
  }
  const peers = peersOf(
    to,
    packed.find((file) => file.includes('platform-')),
  );
  for (const { file, manifest } of before)
    writeFileSync(file, `${JSON.stringify(withPlatform(manifest, from, to, peers), null, 2)}\n`);
  output.say(`Installing ${to}`);
  try {
    run(`${to} cannot be installed. Every package.json is as it was.`, 'npm', ['install']);
  } catch (error) {
    for (const { file, text } of before) writeFileSync(file, text);
    throw error;
  }
  output.report(
    `The platform is ${to}; it was ${from}. What to do: node_modules/@3eu/platform/CHANGELOG.md. Then npm test, and release the shell first.`,
    { from, to },
  );
}
