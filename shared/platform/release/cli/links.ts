/**
 * Room cli: which pages a site has, as a type. For program.ts alone. What it writes stands in repositories of remotes.
 */
import { join } from 'node:path';
import { writeWhole } from '../../pictures/files';
import { fault } from '../message';
import { allPackages, hasShell, projectRoot } from '../project';
import type { Version } from '../site/version';
import type { Output } from './output';
import { liveSite, siteStore } from './site';

/** Where the declaration stands in a remote's own repository. */
const file = 'src/site-pages.generated.ts';

/**
 * The pages and blocks of a site as TypeScript reads them: with it, an address that no page has is a type error in a
 * repository that sees no other package, and so is the name of a block.
 * @param own The remote that declares its own pages, in its descriptor.
 */
export function pagesDeclaration(live: readonly Version[], own: string): string {
  const others = live.filter(({ name }) => name !== own);
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

/** Writes down which pages the live site has, so that the compiler knows them. */
export async function linksCommand({ site }: { site: string }, output: Output): Promise<void> {
  if (hasShell) throw fault("In the platform's repository, the compiler sees every descriptor.");
  const store = siteStore(site);
  const { number, live } = await liveSite(site, store);
  writeWhole(join(projectRoot, file), pagesDeclaration(live, allPackages()[0]!.name));
  output.report(
    `${file} has the pages of release ${number}: editors complete them, and \`npm run types\` refuses any other address.`,
  );
}
