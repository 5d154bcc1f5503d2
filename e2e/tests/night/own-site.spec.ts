import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../fixtures';
import { publicFiles } from '../../pages';
import { applyEdits, project } from '../../releases/project';

/**
 * The steps of shared/docs/your-own-site.md in a copy: another name, two colours, one page fewer, one section more. It
 * changes only files that the guide names.
 */
test.describe.configure({ timeout: 900_000 });

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The files in which the guide lets our name and mascot be looked for. */
function ownWords(root: string): string[] {
  const packages = readdirSync(root).filter((name) => /^(shell$|mfe-)/.test(name));
  return [
    ...filesBelow(join(root, 'shared/university/facts')),
    ...filesBelow(join(root, 'shared/university/pictures/catalogue')),
    ...packages.flatMap((name) => [
      ...filesBelow(join(root, name, 'src/content')),
      join(root, name, 'src/descriptor.ts'),
    ]),
  ].filter((file) => file.endsWith('.ts'));
}

/** Our words in theirs. Names in the code stay: they are no words of their own. */
const rename = (text: string) =>
  text
    .replaceAll('3E University', 'Harbor College')
    .replaceAll('My3EU', 'MyHarbor')
    .replaceAll(/\b3E\b/g, 'Harbor')
    .replaceAll('3eu.example', 'harbor.example')
    .replaceAll(/\bnarwhal(?=s?\b)/g, 'heron')
    .replaceAll(/\bNarwhal(?=s?\b)/g, 'Heron');

/** What a document says: its text, and the attributes that somebody reads. */
function saidBy(html: string): string {
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)].map(
    ([, json]) => json,
  );
  const body = html.replaceAll(/<(script|style)\b[^]*?<\/\1>/g, '');
  const attributes = [...body.matchAll(/ (?:alt|title|content|aria-label|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text,
  );
  return [...data, ...attributes, body.replaceAll(/<[^>]*>/g, ' ')].join('\n');
}

test('the guide’s steps make a site under another name, and nothing of ours is left on it', ({ scratch }) => {
  const copy = scratch.copy();
  const site = join(copy.root, 'site');
  for (const file of ownWords(copy.root)) writeFileSync(file, rename(readFileSync(file, 'utf8')));
  applyEdits(copy.root, {
    'shared/university/ui/foundation/tokens.ts': (text) =>
      text.replace("teal700: '#0B656E'", "teal700: '#5A3E8C'").replace("amber300: '#FFCB66'", "amber300: '#FFD27A'"),
    // One page fewer.
    'mfe-admissions/src/descriptor.ts': (text) => text.replace(/ {4}\{\n {6}path: '\/why-3e',\n[^]*?\n {4}\},\n/, ''),
    'mfe-admissions/src/content/schemas.ts': (text) => text.replace(/ {2}'why-3e': file\(\{\n[^]*?\n {2}\}\),\n/, ''),
  });
  rmSync(join(copy.root, 'mfe-admissions/src/pages/why-3e'), { recursive: true });
  rmSync(join(copy.root, 'mfe-admissions/src/content/why-3e.ts'));

  expect(copy.types().stdout).toMatch(/^shell\/src\/content\/why\.ts\(.*"\/why-3e"/m);
  applyEdits(copy.root, { 'shell/src/content/why.ts': (text) => text.replaceAll(/\/why-3e(#\w+)?/g, '/about') });
  expect(copy.check().status).toBe(0);

  // The mark has other colors.
  expect(copy.tool(['publish', '--all', '--site', site]).stderr).toContain('npm run pictures');
  expect(copy.pictures().stderr).toBe('');

  // One section more.
  const made = copy.tool(['new-remote', 'library']);
  expect(made.status, made.stderr).toBe(0);
  const released = copy.tool(['publish', '--all', '--site', site]);
  expect(released.status, released.stderr).toBe(0);

  const documents = filesBelow(publicFiles(site)).filter((file) => file.endsWith('.html'));
  expect(documents.map((file) => file.slice(publicFiles(site).length))).toContain('/library/index.html');
  expect(documents.filter((file) => file.includes('why-3e'))).toEqual([]);
  for (const file of documents) {
    const said = saidBy(readFileSync(file, 'utf8'));
    expect(said, file).toContain('Harbor');
    expect(said.match(/.{0,40}(\b3E\b|3EU|3eu\.example|[Nn]arwhal).{0,40}/)?.[0], file).toBeUndefined();
    expect(said.includes('/why-3e'), file).toBe(false);
  }

  const manifest = readFileSync(join(publicFiles(site), 'site.webmanifest'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({ name: 'Harbor College', short_name: 'Harbor' });
  expect(manifest).not.toMatch(/3E|narwhal/i);
  const icon = readFileSync(join(publicFiles(site), 'icons/favicon.svg'), 'utf8');
  expect(icon).toContain('#5A3E8C');

  // A card is a picture, so only that it was drawn again can be seen.
  const card = (root: string) => readFileSync(join(publicFiles(root), 'og/visit.jpg'));
  expect(statSync(join(publicFiles(site), 'og/visit.jpg')).size).toBeGreaterThan(10_000);
  expect(card(site).equals(card(join(project, '.cache/tested-site')))).toBe(false);
});
