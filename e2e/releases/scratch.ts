/** What tests of releases make: sites, changed packages, copies of the project, servers. All of it is torn down. */
import { spawnSync, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@3eu/platform/release/look/listen';
import { temporaryFolder } from '@3eu/platform/release/temporary-folder';
import { university, type Place } from '../environment';
import { serverBlock, startNginx } from '../hosts/nginx-server';
import type { Variant } from '../sample/site/variant';
import { anotherVersion, applyEdits, ended, project, recordsIn, toolOf, type Edits, type RemoteName } from './project';

type Run = { status: number | null; stdout: string; stderr: string };

/** Another copy of the whole project, as another team has it or as it may be on a later day. */
export type Copy = {
  root: string;
  /** Runs its own tool to the end. */
  tool: ReturnType<typeof toolOf>['run'];
  /** Starts its own tool. */
  start: (args: readonly string[], env?: Record<string, string>) => ChildProcess;
  /** Checks its content, as `npm run check` does; compiles it, as `npm run types` does. */
  check: () => Run;
  types: () => Run;
};

/** A clone of the project, with the repository on the host that it was cloned from. */
export type Clone = ReturnType<Scratch['clone']>;

export type Scratch = ReturnType<typeof createScratch>;

/** Third-party packages are linked from the project; the workspace's own packages are the copy's. */
function linkPackages(root: string) {
  const [own, all] = [join(root, 'node_modules/@3eu'), join(project, 'node_modules')];
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(all))
    if (name === '.bin' || (name !== '@3eu' && !name.startsWith('.')))
      symlinkSync(join(all, name), join(root, 'node_modules', name));
  for (const name of readdirSync(join(all, '@3eu')))
    symlinkSync(join(root, relative(realpathSync(project), realpathSync(join(all, '@3eu', name)))), join(own, name));
}

/** What is built, installed or remembered stays behind. */
const left = /\/(dist|node_modules|\.[a-z0-9-]+)(\/|$)/;

function copySources(root: string) {
  const names = readdirSync(project).filter((name) =>
    /^(shared|shell|mfe-[a-z]+|package(-lock)?\.json|tsconfig.*\.json|(eslint|jest)\.config\.mjs)$/.test(name),
  );
  for (const name of names)
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (file) => !left.test(file.slice(project.length)),
    });
  // What the machine knows already is the same.
  symlinkSync(join(project, '.cache'), join(root, '.cache'));
}

/** The address that a process prints; a server takes a free port. */
export function printed(child: ChildProcess, address: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      const found = address.exec(data.toString());
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error('The server did not start.')));
  });
}

/** Another version of a package of the sample, which looks the same. */
const another: Variant = { label: 'another' };

/** Something to make, in a test or in all tests of a worker; `clear` ends and removes what was made. */
export function createScratch(place: Place = university) {
  const { run: tool, ask, start: startTool } = toolOf(place.root);
  const children = new Set<ChildProcess>();
  const folders: string[] = [];

  /** An empty folder. */
  const folder = (label: string): string => {
    const { path } = temporaryFolder(label, tmpdir());
    folders.push(path);
    return path;
  };

  /** A process that is ended with everything else. */
  const kept = (child: ChildProcess): ChildProcess => {
    children.add(child);
    child.once('exit', () => children.delete(child));
    return child;
  };

  /** Starts the project's tool, and does not wait for its end. */
  const start = (args: readonly string[], env?: Record<string, string>) => kept(startTool(args, env));

  return {
    folder,
    kept,
    /** The site's own tool, to its end; what it says for scripts; not waited for. */
    tool,
    ask,
    start,
    /** What a site's records say, the newest release first. */
    records: (site: string) => recordsIn(ask, site),

    /** A copy of a site, to release into: of the published one, unless another is named. */
    site: (from = place.site): string => {
      const root = folder('site');
      cpSync(from, root, { recursive: true, verbatimSymlinks: true });
      return root;
    },

    /** A copy of a package with changed sources, as its team's next version would be. */
    package: (name: string, edits: Edits): string => {
      // Beside the original, so that what does not change is built the same.
      const root = mkdtempSync(join(project, `.e2e-${name}-`));
      folders.push(root);
      cpSync(join(project, name === 'shell' ? 'shell' : `mfe-${name}`), root, {
        recursive: true,
        filter: (file) => !/\/(dist|node_modules)(\/|$)/.test(file.slice(project.length)),
      });
      applyEdits(root, edits);
      return root;
    },

    /** Another version of a remote, which looks the same. */
    candidate(name: RemoteName, label = 'candidate'): string {
      return this.package(name, anotherVersion(name, label));
    },

    /**
     * Another version of a package of the sample, as its team's next one would be.
     * @param files Whole files of it that are written, by path.
     */
    version: (name: string, variant: Variant = another, files: Record<string, string> = {}): string => {
      const folderName = name === 'shell' ? 'shell' : `mfe-${name}`;
      // Beside the original, where the site's own files are found.
      const root = mkdtempSync(join(place.root, `.e2e-${name}-`));
      folders.push(root);
      cpSync(join(place.root, folderName), root, { recursive: true, filter: (file) => !/\/dist(\/|$)/.test(file) });
      const written = {
        'src/variant.ts': `import type { Variant } from '../../variant';\n\nexport const variant: Variant = ${JSON.stringify(variant)};\n`,
        ...files,
      };
      for (const [file, text] of Object.entries(written)) {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      }
      return root;
    },

    /** A changed copy of the whole project. */
    copy: (edits: Edits = {}): Copy => {
      const root = folder('copy');
      copySources(root);
      linkPackages(root);
      applyEdits(root, edits);
      const { run: tool, start: startOwn } = toolOf(root);
      const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
      return {
        root,
        tool,
        start: (args, env) => kept(startOwn(args, env)),
        check: () => node('--import', 'tsx/esm', join(root, 'shared/platform/build/check-content.ts')),
        types: () => node(join(root, 'node_modules/typescript/bin/tsc'), '--build', '--pretty', 'false'),
      };
    },

    /** A clone of the project with a repository that it was cloned from, as CI has one. */
    clone: () => {
      const [root, origin] = [join(folder('clone'), 'project'), join(folder('host'), '3eu/site')];
      const git = (...args: string[]) => {
        const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', '-c', 'commit.gpgSign=false'];
        const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' });
        if (status !== 0) throw new Error(stderr);
        return stdout.trim();
      };
      const names = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
      for (const name of spawnSync('git', names, { cwd: project, encoding: 'utf8' }).stdout.split('\0'))
        if (name !== '' && existsSync(join(project, name))) cpSync(join(project, name), join(root, name));
      const folders = ['.', 'shared', 'shared/platform', 'shell', 'e2e'].map((each) => join(each, 'node_modules'));
      for (const name of folders.filter((each) => existsSync(join(project, each))))
        cpSync(join(project, name), join(root, name), { recursive: true, verbatimSymlinks: true });
      git('init', '--quiet', '--initial-branch=main');
      git('init', '--quiet', '--bare', origin);
      git('remote', 'add', 'origin', origin);
      /** Pushes what has changed of the project's files. */
      const push = (message: string) => {
        git('commit', '--quiet', '--all', '--message', message);
        git('push', '--quiet', 'origin', 'main');
      };
      git('add', '--all');
      push('Begin');
      return { root, origin, git, push };
    },

    /** Serves a site, or the working tree as `start` does. @returns Its address, as a number: Node knows no names below localhost. */
    serve: (site: string, how: 'serve' | 'start' = 'serve'): Promise<string> =>
      printed(start([how, '--site', site], { PORT: '0', HOST: '127.0.0.1' }), /ready at (http:\S+)/),

    /** Starts the development server: of a package's folder, or as arguments say. @returns Its address. */
    develop: (args: readonly string[], from: Pick<Copy, 'start'> = { start }): Promise<string> =>
      printed(from.start(['dev', ...args], { PORT: '0' }), /with hot reload at (http:\S+)/),

    /** Serves a folder by nginx, in the server block of shared/docs/hosting.md. @returns Its address. */
    nginx: async (live: string): Promise<string> => {
      const port = await freePort('127.0.0.1');
      const nginx = kept(startNginx(serverBlock(live, port)));
      const url = `http://127.0.0.1:${port}`;
      while (!(await fetch(url).catch(() => null))) {
        if (nginx.exitCode !== null) throw new Error('nginx did not start.');
        await wait(50);
      }
      return url;
    },

    clear: async (): Promise<void> => {
      const running = [...children];
      for (const child of running) child.kill();
      await Promise.all(running.map(ended));
      // A compiler that was ended with its server may write for a moment longer.
      for (const path of folders) rmSync(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 300 });
    },
  };
}
