import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteDescriptor, ShellDescriptor } from '@3eu/shared/contract/release';
import { versionFolder } from '../site/copy-version';
import { foreignRemotes, planDocuments, type Release } from '../render/documents';
import type { SiteFolder } from '../site/site-folder';
import { refuse } from './refuse';

/** Brotli bytes that a page's own scripts may have, beside the remote's entry. */
const pageBudget = 15_000;

/** Packages that the page has once, from the shell. */
const onceOnly = /^(react|react-dom|react-router|react-router-dom|zustand|scheduler|@emotion\/)/;

function addressesOf(release: Release, owner: string): string[] {
  return planDocuments(release).filter((plan) => plan.owner === owner && !plan.file.endsWith('404.html')).map(({ url }) => url);
}

/** What a remote takes from the platform that a shell does not have, as in `Ledger of @3eu/shared/ui`. */
function missingExports({ offers }: ShellDescriptor, { takes }: RemoteDescriptor): string[] {
  return Object.entries(takes).flatMap(([module, names]) => names.filter((name) => !offers[module]?.includes(name)).map((name) => `${name} of ${module}`));
}

/** What the shell and the other pages of the site need of a remote, and it no longer has. */
function losses(before: Release, after: Release, name: string): string[] {
  const old = before.remotes[name];
  if (!old) return [];
  const now = new Set(addressesOf(after, name));
  const blocks = new Set(after.remotes[name]!.blocks.map((block) => block.name));
  return [
    ...addressesOf(before, name).filter((url) => !now.has(url)).map((url) => `${url} is gone, and other pages and search engines link to it. Keep the page, or say why it goes: --force "reason".`),
    ...old.blocks.filter((block) => !blocks.has(block.name)).map((block) => `the block ${block.name} is gone, and the home page shows it. Keep it, or take it off the home page first.`),
  ];
}

function remoteRefusals(before: Release, after: Release, name: string): string[] {
  const [shell, next] = [after.shell!, after.remotes[name]!];
  const refusals = next.bundled.filter((module) => onceOnly.test(module)).map((module) => `it carries its own ${module}. Take it from @3eu/shared or the shell; look for an import that goes past them.`);
  if (next.contract !== shell.contract) refusals.push(`it speaks contract ${next.contract}, and the live shell ${shell.contract}. Its pages would stay as the documents of today, reached by full navigation. Build it for contract ${shell.contract}, or publish a shell of contract ${next.contract} first.`);
  for (const missing of missingExports(shell, next)) refusals.push(`it takes ${missing}, which the live shell does not have. Publish a shell that has it first.`);
  return [...refusals, ...losses(before, after, name)];
}

function shellRefusals(before: Release, after: Release, names: readonly string[]): string[] {
  const shell = after.shell!;
  const others = Object.values(after.remotes).filter(({ name }) => !names.includes(name));
  const lost = others.flatMap((remote) => missingExports(shell, remote).map((missing) => `shell: ${missing} is gone, and the live ${remote.name} takes it. Keep it until ${remote.name} is released without it, or publish them together.`));
  const foreign = foreignRemotes(after).map(({ name }) => name);
  if (before.shell!.contract === shell.contract || foreign.length === 0) return lost;
  return [...lost, `shell: it speaks contract ${shell.contract}, and ${foreign.join(', ')} another. Their pages would stay as the documents of today, reached by full navigation, and home would go without their blocks. Publish them together, or say why not: --force "reason".`];
}

function sizeRefusals(site: SiteFolder, after: Release, name: string): string[] {
  const folder = versionFolder(site, after.remotes[name]!);
  const bytes = ({ scripts }: RemoteDescriptor['pages'][number]) => scripts.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
  return after.remotes[name]!.pages
    .map((page) => ({ path: page.path, size: bytes(page) }))
    .filter(({ size }) => size > pageBudget)
    .map(({ path, size }) => `the scripts of ${path} have ${size} bytes, and ${pageBudget} are allowed. Load what is seldom needed on demand.`);
}

/**
 * The first half of the gate: what the descriptors tell, before anything is rendered. The first release of a site is
 * let through, for there is nothing yet that it could break.
 * @throws PublishError with every refusal.
 */
export function checkContract(site: SiteFolder, before: Release, after: Release, names: readonly string[]): void {
  if (!before.shell) return;
  const remotes = names.filter((name) => name !== 'shell');
  refuse([
    ...(names.includes('shell') ? shellRefusals(before, after, names) : []),
    ...remotes.flatMap((name) => [...remoteRefusals(before, after, name), ...sizeRefusals(site, after, name)].map((text) => `${name}: ${text}`)),
  ]);
}
