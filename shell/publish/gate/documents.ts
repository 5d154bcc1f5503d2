import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { planDocuments, type DocumentPlan, type Release } from '../render/documents';
import type { RenderedDocument } from '../render/prerender';
import { resolvePath } from '../host/resolve-path';
import type { SiteFolder } from '../site/site-folder';
import { accessibilityViolations } from './accessibility';
import { refuse } from './refuse';

/** Majors without a page still link, and end at their section's not-found document (specification, section 2). */
const expectedDeadEnds = ['/major/'];

/** Tells whether an address will be there once the release is live. */
function addressBook({ root }: SiteFolder, before: Release, after: Release): (path: string) => boolean {
  const known = new Set(planDocuments(after).map(({ url }) => url));
  const gone = new Set(planDocuments(before).map(({ url }) => url).filter((url) => !known.has(url)));
  const isFile = (path: string) => existsSync(root) && resolvePath(root, path).status === 200;
  return (path) => known.has(path) || expectedDeadEnds.some((folder) => path.startsWith(folder)) || (!gone.has(path) && isFile(path));
}

function deadLinks(isThere: (path: string) => boolean, { plan, html }: RenderedDocument): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const targets = [...main.matchAll(/ href="(\/(?!\/)[^"#?]*)/g)].map(([, path]) => path!);
  return [...new Set(targets)].filter((path) => !isThere(path)).map((path) => `${plan.url} links to ${path}, which is no page. Mend the link.`);
}

/**
 * The second half of the gate: what stands in the rendered documents of the released remotes.
 * @throws PublishError with every refusal.
 */
export async function checkDocuments(site: SiteFolder, before: Release, after: Release, names: readonly string[], documents: readonly RenderedDocument[]): Promise<void> {
  if (!before.shell) return;
  const own = documents.filter(({ plan }) => plan.owner !== 'shell' && names.includes(plan.owner));
  const isThere = addressBook(site, before, after);
  // A release of the whole site is tried in the browser instead, before it goes out.
  const violations = names.includes('shell') ? [] : await accessibilityViolations(own);
  refuse([...own.flatMap((document) => deadLinks(isThere, document)), ...violations]);
}

/**
 * Makes sure that every page which the shell cannot render has a document from an earlier release. No reason overrules it.
 * @throws PublishError with the pages that have none.
 */
export function checkFrozenDocuments({ root }: SiteFolder, { shell, remotes }: Release, frozen: readonly DocumentPlan[]): void {
  const missing = frozen.filter(({ file }) => !existsSync(join(root, file)));
  refuse(missing.map(({ owner, url }) => `${owner}: ${url} has no document yet, and a shell of contract ${shell!.contract} cannot render one of contract ${remotes[owner]!.contract}. Publish a shell of that contract first, or together with it.`));
}
