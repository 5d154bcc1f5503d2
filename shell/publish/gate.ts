import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteDescriptor } from '@3eu/shared/contract/release';
import { accessibilityViolations } from './accessibility';
import { versionBase } from './copy-version';
import { foreignRemotes, planDocuments, type DocumentPlan, type Release } from './documents';
import type { RenderedDocument } from './prerender';
import { PublishError } from './publish-error';
import { resolvePath } from './resolve-path';
import type { SiteFolder } from './site-folder';

/** Brotli bytes that a page's own scripts may have, beside the remote's entry. */
const pageBudget = 15_000;

/** Packages that the page has once, from the shell. */
const onceOnly = /^(react|react-dom|react-router|react-router-dom|zustand|scheduler|@emotion\/)/;

function addressesOf(release: Release, owner: string): string[] {
  return planDocuments(release).filter((plan) => plan.owner === owner && !plan.file.endsWith('404.html')).map(({ url }) => url);
}

function contractRefusals(before: Release, after: Release, name: string): string[] {
  const [old, next] = [before.remotes[name], after.remotes[name]!];
  const refusals = next.bundled.filter((module) => onceOnly.test(module)).map((module) => `it carries its own ${module}. Take it from @3eu/shared or the shell; look for an import that goes past them.`);
  const shell = after.shell!.contract;
  if (next.contract !== shell) refusals.push(`it speaks contract ${next.contract}, and the live shell ${shell}. Its pages would stay as the documents of today, reached by full navigation. Build it for contract ${shell}, or publish a shell of contract ${next.contract} first.`);
  if (!old) return refusals;
  const now = new Set(addressesOf(after, name));
  for (const url of addressesOf(before, name)) if (!now.has(url)) refusals.push(`${url} is gone, and other pages and search engines link to it. Keep the page, or say why it goes: --force "reason".`);
  const blocks = new Set(next.blocks.map((block) => block.name));
  for (const block of old.blocks) if (!blocks.has(block.name)) refusals.push(`the block ${block.name} is gone, and the home page shows it. Keep it, or take it off the home page first.`);
  return refusals;
}

function shellRefusals(before: Release, after: Release): string[] {
  const foreign = foreignRemotes(after).map(({ name }) => name);
  if (before.shell!.contract === after.shell!.contract || foreign.length === 0) return [];
  return [`shell: it speaks contract ${after.shell!.contract}, and ${foreign.join(', ')} do not. Their pages would stay as the documents of today, reached by full navigation, and home would go without their blocks. Publish them together, or say why not: --force "reason".`];
}

function sizeRefusals(site: SiteFolder, after: Release, name: string): string[] {
  const base = versionBase(after.remotes[name]!);
  const bytes = ({ scripts }: RemoteDescriptor['pages'][number]) => scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(site.root, base, file))).length, 0);
  return after.remotes[name]!.pages
    .map((page) => ({ path: page.path, size: bytes(page) }))
    .filter(({ size }) => size > pageBudget)
    .map(({ path, size }) => `the scripts of ${path} have ${size} bytes, and ${pageBudget} are allowed. Load what is seldom needed on demand.`);
}

function linkRefusals(site: SiteFolder, after: Release, { plan, html }: RenderedDocument): string[] {
  const known = new Set(planDocuments(after).map(({ url }) => url));
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const targets = [...main.matchAll(/ href="(\/(?!\/)[^"#?]*)/g)].map(([, path]) => path!);
  const isThere = (path: string) => known.has(path) || expectedDeadEnds.some((folder) => path.startsWith(folder)) || (existsSync(site.root) && resolvePath(site.root, path).status === 200);
  return [...new Set(targets)].filter((path) => !isThere(path)).map((path) => `${plan.url} links to ${path}, which is no page. Mend the link.`);
}

/** Majors without a page still link, and end at their section's not-found document (specification, section 2). */
const expectedDeadEnds = ['/major/'];

/**
 * Makes sure that every page which the shell cannot render has a document from an earlier release. No reason overrules it.
 * @throws PublishError with the pages that have none.
 */
export function checkFrozenDocuments({ root }: SiteFolder, { shell, remotes }: Release, frozen: readonly DocumentPlan[]): void {
  const missing = frozen.filter(({ file }) => !existsSync(join(root, file)));
  if (missing.length === 0) return;
  const lines = missing.map(({ owner, url }) => `- ${owner}: ${url} has no document yet, and a shell of contract ${shell!.contract} cannot render one of contract ${remotes[owner]!.contract}.`);
  throw new PublishError(['Not published. The live site is as it was.', ...lines, 'Publish a shell of the same contract first, or together with it.'].join('\n'));
}

/**
 * The contract gate: refuses a release that would break what others rely on.
 * The first release of a site is let through, for there is nothing yet that it could break.
 * @param force The reason why refusals are overruled; it goes into the release's record.
 * @throws PublishError with every refusal: what, why, and what to do.
 */
export async function checkRelease(site: SiteFolder, before: Release, after: Release, names: readonly string[], documents: readonly RenderedDocument[], force: string | undefined): Promise<void> {
  if (!before.shell || force !== undefined) return;
  const remotes = names.filter((name) => name !== 'shell');
  const own = documents.filter(({ plan }) => remotes.includes(plan.owner));
  const refusals = [
    ...remotes.flatMap((name) => [...contractRefusals(before, after, name), ...sizeRefusals(site, after, name)].map((text) => `${name}: ${text}`)),
    ...(names.includes('shell') ? shellRefusals(before, after) : []),
    ...own.flatMap((document) => linkRefusals(site, after, document)),
    // A release of the whole site is tried in the browser instead, before it goes out.
    ...(names.includes('shell') ? [] : await accessibilityViolations(own)),
  ];
  if (refusals.length === 0) return;
  throw new PublishError(['Not published. The live site is as it was.', ...refusals.map((text) => `- ${text}`)].join('\n'));
}
