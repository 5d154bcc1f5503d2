import type { College, Major } from './types';

/** What is read from `majors/*.ts` and `colleges/*.ts`. */
export type Sources = { majors: readonly Major[]; colleges: readonly College[] };

const header = '// Written by the build from content/majors and content/colleges (write-catalog.ts). Do not edit.\n';

const camelCase = (slug: string) => slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

const rows = (items: readonly object[]) =>
  items.map((item) => `  ${JSON.stringify(item)},\n`).join('');

function collection(kind: 'major' | 'college', folder: 'majors' | 'colleges', slugs: readonly string[]): string {
  const imports = slugs.map((slug) => `import { ${kind} as ${camelCase(slug)} } from './${folder}/${slug}';\n`).join('');
  const type = kind === 'major' ? 'Major' : 'College';
  return `${header}${imports}import type { ${type} } from './types';\n\nexport const ${folder}: readonly ${type}[] = [${slugs.map(camelCase).join(', ')}];\n`;
}

const inOrder = <Item extends { name: string; order?: number }>(items: readonly Item[]) =>
  [...items].sort((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity) || (a.name < b.name ? -1 : 1));

/**
 * The three generated files. `catalog` is light, so that the route module and lists of programs carry no page's
 * whole content; `majors` and `colleges` hold everything and belong to their pages alone.
 */
export function catalogText(sources: Sources): Record<'catalog' | 'majors' | 'colleges', string> {
  const majors = inOrder(sources.majors);
  const colleges = inOrder(sources.colleges);
  const majorRows = majors.map(({ slug, name, description, duration, type, college }) => ({ slug, name, description, duration, type, college }));
  const collegeRows = colleges.map(({ slug, name, shortName, note }) => ({ slug, name, shortName, note }));
  return {
    catalog: `${header}\nexport const collegeCatalog = [\n${rows(collegeRows)}] as const;\n\nexport const majorCatalog = [\n${rows(majorRows)}] as const;\n`,
    majors: collection('major', 'majors', majors.map(({ slug }) => slug)),
    colleges: collection('college', 'colleges', colleges.map(({ slug }) => slug)),
  };
}
