import { isDeepStrictEqual } from 'node:util';
import { allPagesPath, menusOf } from '../../src/navigation/menus';
import { planDocuments, type DocumentPlan, type Release } from './documents';

function blockScripts({ remotes }: Release, name: string) {
  const remote = remotes[name];
  return remote?.blocks.map((block) => ({ ...block, contract: remote.contract, hashes: block.scripts.map((script) => remote.integrity[script]) }));
}

/** What a release changes on the site, and the documents that its shell cannot render. */
export type Effect = { render: DocumentPlan[]; remove: string[]; frozen: DocumentPlan[] };

/**
 * The documents that a release touches: all of them when the shell or a menu changed, else those of the released
 * remotes, and home when a block on it changed. Every other document stays byte for byte, and so do those of remotes
 * that speak another contract than the shell.
 * @param released Names of the packages that are released.
 */
export function affectedDocuments(before: Release, after: Release, released: readonly string[]): Effect {
  const plans = planDocuments(after);
  const files = new Set(plans.map(({ file }) => file));
  const remove = planDocuments(before).map(({ file }) => file).filter((file) => !files.has(file));
  const [{ 'every-page': indexBefore, ...menusBefore }, { 'every-page': index, ...menus }] = [menusOf(before.registry), menusOf(after.registry)];
  const everywhere = released.includes('shell') || !before.shell || !isDeepStrictEqual(menusBefore, menus);
  const indexChanged = !isDeepStrictEqual(indexBefore, index);
  const blocksChanged = released.some((name) => !isDeepStrictEqual(blockScripts(before, name), blockScripts(after, name)));
  const touched = ({ owner, file, url }: DocumentPlan) => everywhere || released.includes(owner) || (blocksChanged && file === 'index.html') || (indexChanged && url === allPagesPath);
  return { render: plans.filter((plan) => touched(plan) && !plan.frozen), remove, frozen: plans.filter(({ frozen }) => frozen) };
}
