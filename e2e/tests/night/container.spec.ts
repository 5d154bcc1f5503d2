import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { validate } from 'dockerfile-utils';
import { project } from '../../releases/project';
import { hasBrotli, hasNginx } from '../../programs';
import { publicFiles } from '../../pages';
import { guideBlock } from '../../hosting-guide';

const text = readFileSync(join(project, 'Containerfile'), 'utf8');

/** Instructions in their order, each on one line. */
const instructions = text
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => {
    const [name, ...words] = line.split(' ');
    return { name: name!, value: words.join(' ') };
  });

function valuesOf(name: string): string[] {
  return instructions.filter((instruction) => instruction.name === name).map(({ value }) => value);
}

test('the Containerfile passes a linter', () => {
  expect(validate(text)).toEqual([]);
});

test('the Containerfile’s server block matches the hosting guide', () => {
  const block = (lines: string) =>
    lines
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((line) => line !== '' && !/^(listen|server_name)/.test(line));
  const quoted = [...valuesOf('RUN')[1]!.matchAll(/'([^']*)'/g)].map(([, line]) => line!);
  const from = quoted.indexOf('server {');
  expect(block(quoted.slice(from, quoted.indexOf('}') + 1).join('\n'))).toEqual(block(guideBlock('nginx', 'server {')));
});

const canUnshare = spawnSync('unshare', ['-mn', 'ip', 'link', 'set', 'lo', 'up']).status === 0;
const builder = ['podman', 'buildah', 'docker'].find((name) => spawnSync(name, ['info']).status === 0);

/** Asks the running image for what matters, and prints the answers. */
const asking = `
const ask = async (path) => {
  const answer = await fetch('http://127.0.0.1:8080' + path, { headers: { 'Accept-Encoding': 'br' } });
  return [answer.status, answer.headers.get('content-encoding'), answer.headers.get('cache-control')];
};
const upTo = Date.now() + 10000;
while (Date.now() < upTo && !(await ask('/healthz').catch(() => null))) await new Promise((go) => setTimeout(go, 100));
console.log(JSON.stringify([await ask('/healthz'), await ask('/faq'), await ask('/college/unknown'), await ask('/nginx.conf')]));
`;

test('the Containerfile’s steps, run here in separate namespaces, serve the site without root', () => {
  test.skip(
    !hasNginx() || !hasBrotli() || !canUnshare || !existsSync('/etc/nginx/sites-available'),
    'This needs Debian’s nginx with brotli, and root for namespaces; the steps of the Containerfile are not run.',
  );
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  const script = [
    'set -eu',
    'ip link set lo up',
    ...['/etc/nginx', '/var/lib/nginx', '/var/log/nginx'].flatMap((path) => [
      `mkdir -p ${folder}${path} && cp -a ${path}/. ${folder}${path}/ && mount --bind ${folder}${path} ${path}`,
    ]),
    'mount -t tmpfs none /srv && mkdir -p /srv/site/live',
    // The first step installs what is here already.
    ...valuesOf('RUN').slice(1),
    ...valuesOf('COPY').map((value) => `cp -aL ${publicFiles()}/../${value.replace('public ', 'public/. ')}`),
    // In a container the output belongs to the container's user; here a pipe owned by that user takes its place.
    `runuser -u ${valuesOf('USER')[0]} -- sh -c "${(JSON.parse(valuesOf('CMD')[0]!) as string[])
      .map((word) => `'${word}'`)
      .join(' ')} 2>&1 | cat" >&2 &`,
    `${process.execPath} --input-type=module -e "$ASKING"`,
    'cat /tmp/nginx.pid | xargs kill -QUIT',
    'wait',
  ].join('\n');
  const { status, stdout, stderr } = spawnSync('unshare', ['-mn', 'bash', '-c', script], {
    encoding: 'utf8',
    env: { ...process.env, ASKING: asking },
    timeout: 40_000,
  });
  rmSync(folder, { recursive: true, force: true });
  expect(status, stderr).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    [200, null, 'no-store'],
    [200, 'br', 'no-cache'],
    [404, 'br', 'no-cache'],
    [404, 'br', 'no-cache'],
  ]);
  expect(stderr, 'the access log goes to the output').toContain('GET /faq');
});

test('the container image builds', () => {
  test.skip(!builder, 'No podman, buildah or docker is here; the image is not built.');
  test.setTimeout(300_000);
  const { status, stderr } = spawnSync(
    builder!,
    ['build', '-f', 'Containerfile', join(realpathSync(publicFiles()), '..')],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  expect(status, stderr).toBe(0);
});
