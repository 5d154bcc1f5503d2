/**
 * Room cli: which pages a site has, as a type. For program.ts alone. What it writes stands in other repositories.
 */
import { join } from 'node:path';
import { writeWhole } from '../../pictures/files';
import { allPackages, hasShell, projectRoot } from '../project';
import type { Version } from '../site/version';
import type { Output } from './output';
import { liveSite, siteStore } from './site';

/** Where the declaration stands, in a remote's own repository or in a shell's. */
const file = `${hasShell ? 'shell/' : ''}src/site-pages.generated.ts`;

/**
 * The pages and blocks of packages as TypeScript reads them: with it, an address that no page has is a type error in a
 * repository that does not have those packages, and so is the name of a block.
 */
export function pagesDeclaration(others: readonly Version[]): string {
  const packages = others.map(({ name, descriptor }) => {
    const pages = descriptor.pages.map((page) => {
      const { path, params } = page as { path: string; params?: readonly { slug: string }[] };
      const slugs = params?.map(({ slug }) => `{ slug: ${JSON.stringify(slug)} }`).join(', ');
      return `{ path: ${JSON.stringify(path)}${slugs === undefined ? '' : `; params: [${slugs}]`} }`;
    });
    const blocks = 'blocks' in descriptor ? descriptor.blocks.map((block) => JSON.stringify(block)) : [];
    return `    ${JSON.stringify(name)}: { pages: [${pages.join(', ')}]; blocks: [${blocks.join(', ')}] };`;
  });
  return [
    '// Written by `npm run links`, from the pages of the site that was named. Do not edit.',
    "import type {} from '@3eu/platform/contract/href';",
    '',
    "declare module '@3eu/platform/contract/href' {",
    '  interface SitePages {',
    ...packages,
    '  }',
    '}',
    '',
  ].join('\n');
}

/** Writes down which pages the packages of other repositories have in the live site, so that the compiler knows them. */
export async function linksCommand({ site }: { site: string }, output: Output): Promise<void> {
  const store = siteStore(site);
  const { number, live } = await liveSite(site, store);
  // Those that are here declare their own, in their descriptors.
  const own = allPackages().map(({ name }) => name);
  const others = live.filter(({ name }) => !own.includes(name));
  writeWhole(join(projectRoot, file), pagesDeclaration(others));
  const names = others.map(({ name }) => name).join(', ') || 'no package, since all are in this repository';
  output.report(
    `${file} has the pages that release ${number} has of ${names}: editors complete them, and \`npm run types\` refuses any other address.`,
  );
}
