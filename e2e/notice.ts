/**
 * Which third-party packages reach visitors, and under which licences. `npm run notice -w @3eu/e2e` rewrites NOTICE.
 */
import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from './releases/delivery';
import { siteRoot } from './pages';

/** What goes into the served files without being named in the scripts' source maps. */
const beside: Readonly<Record<string, string>> = {
  '@dicebear/avataaars': 'portraits: design by Pablo Stanley, Avataaars, free for personal and commercial use',
  '@fontsource-variable/besley': 'font, cut down to the letters in use',
  '@fontsource-variable/public-sans': 'font, cut down to the letters in use',
  'workbox-cacheable-response': 'in the service worker',
  'workbox-core': 'in the service worker',
  'workbox-expiration': 'in the service worker',
  'workbox-precaching': 'in the service worker',
  'workbox-routing': 'in the service worker',
  'workbox-strategies': 'in the service worker',
};

/** Packages in the scripts of the live versions, by their source maps. */
function inScripts(): string[] {
  const versions = join(realpathSync(join(siteRoot, 'live')), '../private/versions');
  const maps = (readdirSync(versions, { recursive: true }) as string[]).filter((file) => /\/web\/.*\.map$/.test(file));
  const sources = maps.flatMap(
    (file) => (JSON.parse(readFileSync(join(versions, file), 'utf8')) as { sources: string[] }).sources,
  );
  return sources.flatMap((source) => [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1] ?? []);
}

function line(name: string): string {
  const root = join(project, 'node_modules', name);
  const { license, author } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    license: string;
    author?: string | { name: string };
  };
  const file = readdirSync(root).find((entry) => /^licen[cs]e/i.test(entry));
  const copyright =
    file && /^copyright (?:\(c\) )?(.+?)(?= \S+\.ttf:|$)/im.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  const holder = copyright ?? (typeof author === 'string' ? author : author?.name);
  const note = beside[name] ? ` (${beside[name]})` : '';
  return `- ${name}${note}: ${license}${holder ? `, ${holder.replace(/ <.*/, '')}` : ''}`;
}

/** The content of NOTICE. */
export function notice(): string {
  const names = [...new Set([...inScripts(), ...Object.keys(beside)])].sort();
  return [
    'What visitors of the site get from others, with its terms. The texts of the licences stand in the packages.',
    'Written by `npm run notice -w @3eu/e2e` from the source maps of the live versions; a browser test compares it.',
    '',
    ...names.map(line),
    '',
  ].join('\n');
}

export const noticeFile = join(project, 'NOTICE');

if (process.argv[1] === import.meta.filename) writeFileSync(noticeFile, notice());
