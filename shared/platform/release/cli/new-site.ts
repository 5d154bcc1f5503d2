/** Room cli: a new site in a repository of its own. For program.ts, and for the sample. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { usageFault } from '../message';
import { projectRoot } from '../project';
import type { Output } from './output';
import {
  filled,
  libraryVersions,
  makeRepository,
  namedAs,
  outsideFolder,
  packageIn,
  packagesFor,
  platformPackage,
  quoted,
  rootManifest,
  templates,
  withManifest,
  writeAll,
} from './templates';

/** The section that a new site begins with. */
const first = 'news';

export type NewSiteOptions = {
  /** Its name, as in `Sound College`. */
  name: string;
  /** Version of the platform in a registry; without it, the platform is packed into the repository as files. */
  platform?: string;
};

/** What a site's name becomes: in addresses and names of packages, in technical names, where there is little room. */
export function namesOf(name: string): Record<'slug' | 'id' | 'title' | 'titleText' | 'shortText', string> {
  const slug = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .trim()
    .replaceAll(/[ -]+/g, '-');
  const id = slug.replaceAll('-', '').replace(/^\d+/, '').slice(0, 20);
  if (name.length > 60 || id.length < 2 || /\p{C}/u.test(name))
    throw usageFault(`--name "${name}": a site's name has letters, and at most 60 characters, as in "Sound College".`);
  return { slug, id, title: name, titleText: quoted(name), shortText: quoted(name.split(' ')[0]!.slice(0, 12)) };
}

/** Where its packages take the platform and the engine from, as their `package.json` have it. */
export type SiteVersions = { platform: string; engine: string };

/**
 * The files of a site of its own, by path: a shell with a plain frame, and remotes of one page.
 * @param sections The remotes, by name.
 */
export function siteFiles(
  name: string,
  own: SiteVersions,
  sections: readonly string[] = [first],
): Record<string, string> {
  const known: Record<string, string> = { ...libraryVersions(), ...namesOf(name) };
  // A package in a folder of the repository finds what is packed beside the root.
  const inFolder = {
    platform: own.platform.replace('file:', 'file:../'),
    engine: own.engine.replace('file:', 'file:../'),
  };
  const libraries = {
    react: known.react!,
    '@emotion/react': known.emotionReact!,
    '@emotion/styled': known.emotionStyled!,
  };
  const { allowScripts } = rootManifest();
  const site = withManifest(filled([join(templates, 'common'), join(templates, 'site')], { ...known, ...own }), {
    allowScripts,
  });
  // The platform's own terms, without what is said there of this repository.
  const [LICENSE] = readFileSync(join(projectRoot, 'LICENSE'), 'utf8').split(/^---$/m);
  const shell = filled([join(templates, 'site-shell')], { ...known, ...inFolder });
  const { scripts } = JSON.parse(shell['package.json']!) as { scripts: Record<string, string> };
  const remoteNamed = (section: string) => {
    const values = { ...known, ...namedAs(section), scope: `@${known.slug}`, references: '' };
    const { 'tsconfig.json': _all, ...files } = withManifest(
      filled([join(templates, 'remote'), join(templates, 'workspace')], values),
      { scripts, dependencies: { [platformPackage.name]: inFolder.platform, ...libraries } },
    );
    return files;
  };
  const within = (place: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${place}/${file}`, text]));
  const remotes = sections.map((section) => within(`mfe-${section}`, remoteNamed(section)));
  return Object.assign(site, { LICENSE: LICENSE! }, within('shell', shell), ...remotes) as Record<string, string>;
}

/** Makes a repository with a site of its own: a shell with a plain frame, and one remote with one page. */
export async function newSiteCommand(
  folder: string,
  { name, platform }: NewSiteOptions,
  output: Output,
): Promise<void> {
  const root = outsideFolder(folder, '');
  namesOf(name);
  if (platform === undefined) output.say('Packing the platform');
  const { resolve } = createRequire(join(projectRoot, 'shell/package.json'));
  const engine = packageIn(dirname(resolve('@3eu/engine/package.json')));
  await makeRepository(root, async (folder) => {
    const versions = await packagesFor(folder, [platformPackage, engine], platform);
    const own = { platform: versions[platformPackage.name]!, engine: versions[engine.name]! };
    await writeAll(folder, siteFiles(name, own));
  });
  output.report(
    `${name} is ready in ${root}. See it: cd ${relative(process.cwd(), root)} && git init && npm install && npm start`,
  );
}
