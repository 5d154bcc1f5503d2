/**
 * `npm run bench -- next`: two pages on a slow phone, beside a static export of the same pages by Next.js and beside
 * themselves without scripts. All three are served by the same server with the same headers. `RUNS` sets the loads of
 * each (default 5). Next.js is no dependency of the project: it is installed when this runs.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { menusElementId } from '@3eu/platform/contract/elements';
import { publicFiles } from '../pages';
import { project } from '../releases/project';
import { report, type Row } from './figures';
import { launch } from './settings';
import { medianViews } from './slow-phone';
import { compare, inWords, kilobytes } from './statistics';
import { compressBelow, published, scriptless, serveVariant, type Variant } from './variants';

const version = '16.4.6';
const paths = ['/faq', '/athletics'];

/** Inside the project, where the application finds the packages that it imports. */
const folder = join(project, '.cache/bench/next');

const home = readFileSync(join(publicFiles(), 'index.html'), 'utf8');
const [, language] = /<html lang="([^"]+)/.exec(home)!;

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PROJECT: project, SITE_LANGUAGE: language, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}.\n${stdout}\n${stderr}`);
}

/** A static export has a file for each page; pictures and fonts come from our site. */
function nextVariant(): Variant {
  const manifest = join(folder, 'node_modules/next/package.json');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(manifest) || !readFileSync(manifest, 'utf8').includes(`"version": "${version}"`)) {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    // Without its peers: React is the project's.
    run('npm', 'install', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', `next@${version}`);
  }
  for (const left of ['.next', 'out', 'pages']) rmSync(join(folder, left), { recursive: true, force: true });
  cpSync(join(import.meta.dirname, 'next-app'), folder, { recursive: true });
  writeFileSync(join(folder, 'menus.json'), new RegExp(`id="${menusElementId}">([^<]*)`).exec(home)![1]!);
  run('npx', 'next', 'build');
  compressBelow(join(folder, 'out'));
  return { folders: [join(folder, 'out'), publicFiles()], documentOf: (path) => `${path}.html` };
}

const variants = {
  'this site': published(),
  'Next.js': nextVariant(),
  'no scripts': scriptless(paths),
};
const names = Object.keys(variants) as (keyof typeof variants)[];
const servers = await Promise.all(Object.values(variants).map(serveVariant));
const browser = await launch();
const rows: Row[] = [];
for (const path of paths) {
  const visits = names.map((name, index) => {
    return [name, { url: servers[index]!.url + path, hydrates: !name.startsWith('no scripts') }] as const;
  });
  const views = await medianViews(browser, Object.fromEntries(visits) as Record<keyof typeof variants, never>);
  for (const variant of ['this site', 'Next.js'] as const)
    rows.push({
      page: path,
      variant,
      'all kB': kilobytes(views[variant].bytes),
      'scripts kB': kilobytes(views[variant].scriptBytes),
      requests: views[variant].requests,
      'LCP without scripts = 1': inWords(compare(views[variant].paints, views['no scripts'].paints)),
      'ready, Next.js = 1': inWords(compare(views[variant].readies, views['Next.js'].readies)),
    });
}
report('next', rows);
await browser.close();
for (const { stop } of servers) stop();
