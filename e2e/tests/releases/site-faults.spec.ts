import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  candidateOf,
  clearUp,
  ended,
  hashes,
  project,
  publishing,
  registryOf,
  serveCopy,
  siteCopy,
  startTool,
  tool,
} from '../../releases/delivery';
import { folderOfKilled } from '../../releases/folder-of-killed';
import { expect, test } from '../../fixtures';
import { publicFiles } from '../../pages';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const preload = (file: string) => `--import ${pathToFileURL(join(project, 'e2e/releases', file)).href}`;

let site: string;
let next: string;
test.beforeAll(async () => {
  site = siteCopy();
  next = await candidateOf('academics', 'first');
});
test.afterAll(() => clearUp(site));

/** Runs the tool, which must refuse in one line and leave the site as it is; gives that line. */
function refusal(args: readonly string[], env: Record<string, string> = {}): string {
  const before = hashes(site);
  const { status, stderr } = tool(args, env);
  expect(status, stderr).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(hashes(site)).toEqual(before);
  return stderr;
}

test('an unknown version is reported, and an unknown remote with the nearest match', () => {
  expect(refusal(['rollback', 'campus', 'ffffffffffff', '--site', site])).toContain('campus ffffffffffff is not in');
  expect(refusal(['rollback', 'suport', '--site', site])).toMatch(/suport is not live in .* Did you mean support\?/);
});

test('an invalid command is reported with a suggestion and status 2', () => {
  for (const [args, words] of [
    [['publsh'], 'Did you mean publish?'],
    [['publish', '--dryrun'], 'Did you mean --dry-run?'],
    [['rollback'], "missing required argument 'package'"],
    [['publish', 'campsu'], 'There is no package "campsu". Did you mean campus?'],
    [['publish'], 'For every package: npm run publish-remote -- --all'],
  ] as const) {
    const { status, stderr } = tool(args);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
  }
  // The help of the other commands is tested in shared/release/cli/program.test.ts.
  const { status, stdout } = tool(['publish', '--help']);
  expect(status).toBe(0);
  expect(stdout).toContain('Exit codes:');
});

test('publishing from a folder without a package, or with another one, is refused', () => {
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  expect(refusal(publishing('campus', site, empty))).toContain(
    'is not a package of this site: it contains no rspack.config.ts.',
  );
  expect(refusal(publishing('campus', site, next))).toContain('contains the package academics, not campus.');
  rmSync(empty, { recursive: true });
});

test('a site path that is a file, another folder or an earlier layout is refused', () => {
  const [number] = readdirSync(join(site, 'releases'));
  const file = join(site, 'releases', number!, 'files.json');
  expect(refusal(publishing('campus', file))).toContain(
    'is a file, but a site is a folder. Choose a folder with --site.',
  );
  expect(refusal(publishing('campus', project))).toContain('is not a site: it contains ');
  const old = mkdtempSync(join(tmpdir(), 'old-'));
  writeFileSync(join(old, 'remotes.json'), '{}');
  expect(refusal(publishing('campus', old))).toContain('contains a site in an earlier layout');
  rmSync(old, { recursive: true });
});

test('a site without write permission is reported', () => {
  const words = refusal(publishing('academics', site, next), {
    NODE_OPTIONS: preload('full-disk.mjs'),
    DISK_ROOT: site,
    DISK_ROOM: '0',
    DISK_FAULT: 'EACCES',
  });
  expect(words).toContain('cannot be written: this account does not have permission. Fix the permissions');
});

// The unit tests of the store fill the disk at every single step.
for (const room of [0, 10, 80]) {
  test(`a disk that fills up after ${room} more files leaves the site unchanged`, () => {
    const words = refusal(publishing('academics', site, next), {
      NODE_OPTIONS: preload('full-disk.mjs'),
      DISK_ROOT: site,
      DISK_ROOM: String(room),
    });
    expect(words).toContain('cannot be written: the disk is full. Free some space and run the command again.');
  });
}

test('a release with altered files blocks commands that build on it, and a repair repeats the one before', () => {
  const registry = join(publicFiles(site), 'remotes.json');
  const text = readFileSync(registry, 'utf8');
  for (const broken of ['', text.replace(/"version":"[0-9a-f]{12}"/, '"version":"ffffffffffff"')]) {
    writeFileSync(registry, broken);
    expect(refusal(publishing('campus', site))).toContain(
      'remotes.json is missing, or differs from the file that was released.',
    );
    expect(refusal(['rollback', 'campus', '--site', site])).toContain(
      'remotes.json is missing, or differs from the file that was released.',
    );
  }
  writeFileSync(registry, text);
  expect(tool(publishing('academics', site, next)).status).toBe(0);
  writeFileSync(join(publicFiles(site), 'remotes.json'), '');
  const newest = Number(readlinkSync(join(site, 'live')).split('/')[1]);
  expect(refusal(['verify', '--site', site])).toContain('is damaged: the files above are missing');
  expect(refusal(['render', '--site', site])).toContain('npm run repair');
  expect(tool(['repair', '--site', site]).stdout).toContain(
    `Release ${newest + 1} is live. It repeats release ${newest - 1}`,
  );
  expect(tool(['verify', '--site', site]).status).toBe(0);
  expect(readFileSync(join(publicFiles(site), 'remotes.json'), 'utf8')).toBe(text);
});

test('an invalid configuration stops the release', () => {
  // The unit tests of the settings cover every invalid setting.
  const file = join(site, 'config.json');
  for (const [text, words] of [
    ['{"origins":', 'it is not valid JSON'],
    ['{"origins":{"campsu":"https://a.example"}}', 'origins.campsu: there is no such remote. Did you mean campus?'],
  ] as const) {
    writeFileSync(file, text);
    expect(refusal(['render', '--site', site])).toContain(words);
  }
  rmSync(file);
});

test('a damaged version cannot be rolled back to, and publishing it again repairs it', () => {
  const live = registryOf(site).remotes.academics!.version;
  expect(tool(publishing('academics', site, next)).status).toBe(0);
  const folder = join(publicFiles(site), 'remotes/academics', live, 'web');
  const script = join(
    folder,
    readdirSync(folder).find((file) => /^[0-9a-f]+\.js$/.test(file))!,
  );
  const whole = readFileSync(script);
  truncateSync(script, 20);
  expect(refusal(['rollback', 'academics', '--site', site])).toMatch(/academics [0-9a-f]{12} in .* is damaged\. /);
  expect(tool(publishing('academics', site)).status).toBe(0);
  expect(registryOf(site).remotes.academics!.version).toBe(live);
  expect(readFileSync(join(publicFiles(site), 'remotes/academics', live, 'web', script.split('/').at(-1)!))).toEqual(
    whole,
  );
});

test('publishing again replaces an empty compressed copy', () => {
  const { version } = registryOf(site).remotes.campus!;
  const copy = (kind: string) => join(publicFiles(site), 'remotes/campus', version, `web/remoteEntry.js.${kind}`);
  const whole = readFileSync(copy('br'));
  for (const kind of ['br', 'gz']) truncateSync(copy(kind), 0);
  expect(tool(publishing('campus', site)).status).toBe(0);
  expect(readFileSync(copy('br'))).toEqual(whole);
  expect(readFileSync(copy('gz')).length).toBeGreaterThan(0);
});

test('a server build that differs from the released one is not run', () => {
  const { version } = registryOf(site).remotes.support!;
  const file = join(
    site,
    readlinkSync(join(site, 'live')),
    '../private/versions/support',
    version,
    'server/remoteEntry.cjs',
  );
  const whole = readFileSync(file);
  writeFileSync(file, Buffer.concat([Buffer.from('//'), whole.subarray(2)]));
  expect(tool(['render', '--all', '--site', site]).stderr).toContain(
    'is missing, or differs from the file that was released',
  );
  writeFileSync(file, whole);
});

test('later releases keep the service worker setting', () => {
  const worker = () => readFileSync(join(publicFiles(site), 'sw.js'), 'utf8');
  expect(worker()).toContain('precache');
  writeFileSync(join(site, 'config.json'), '{"serviceWorker":false}');
  expect(tool(['render', '--site', site]).status).toBe(0);
  expect(worker()).toContain('unregister');
  expect(tool(publishing('academics', site, next)).status).toBe(0);
  expect(tool(['rollback', 'academics', '--site', site]).status).toBe(0);
  expect(worker()).toContain('unregister');
  rmSync(join(site, 'config.json'));
  expect(tool(['render', '--site', site]).status).toBe(0);
  expect(worker()).toContain('precache');
});

test('a clock set back changes neither the order of releases nor what is kept', () => {
  const aDayAgo = { NODE_OPTIONS: preload('clock.mjs'), CLOCK_SHIFT: String(-24 * 60 * 60 * 1000) };
  const { status, stderr } = tool(publishing('academics', site, next), aDayAgo);
  expect(status, stderr).toBe(0);
  const { version: live } = registryOf(site).remotes.academics!;
  const [newest, second] = tool(['releases', '--site', site]).stdout.trim().split('\n');
  const time = (line: string) => /\d{4}-\d\d-\d\dT\S+/.exec(line)![0];
  expect(newest).toContain(live);
  expect(time(newest!) < time(second!)).toBe(true);
  expect(readdirSync(join(publicFiles(site), 'remotes/academics'))).toContain(live);
});

test('a release whose process ended right after claiming it goes live with the next command', async ({ request }) => {
  const target = readlinkSync(join(site, 'live'));
  const number = Number(target.split('/')[1]);
  rmSync(join(site, 'live'));
  symlinkSync(`releases/${number - 1}/public`, join(site, 'live'));
  const server = await serveCopy(site);
  expect(readlinkSync(join(site, 'live'))).toBe(target);
  expect((await request.get(server.url)).status()).toBe(200);
  server.stop();
});

for (const [what, args, moment, folder] of [
  ['a preview', ['preview', 'campus'], 'Building campus', 'preview-'],
  ['a release', ['render', '--all'], 'Rendering documents', 'render-'],
] as const)
  test(`${what} stopped while being made says that nothing was released, and leaves nothing behind`, async () => {
    const temporary = folderOfKilled();
    const child = startTool([...args, '--site', site], { TMPDIR: temporary, PORT: '0' });
    let [printed, complaints] = ['', ''];
    child.stderr!.on('data', (data: Buffer) => (complaints += data.toString()));
    await new Promise<void>((resolve, reject) => {
      child.stdout!.on('data', (data: Buffer) => void ((printed += data.toString()).includes(moment) && resolve()));
      child.once('exit', () => reject(new Error(`It ended by itself: ${printed}${complaints}`)));
    });
    const copies = () => readdirSync(temporary).filter((name) => name.startsWith(folder));
    expect(copies()).toHaveLength(1);
    child.kill('SIGINT');
    await ended(child);
    expect(complaints).toBe('Interrupted: nothing was released.\n');
    expect(copies()).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
