/**
 * `npm run bench -- growth`: how the cost of a first view and of a release grows with the number of remotes and pages.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uncached } from '@3eu/release/cache';
import { hostingFiles } from '@3eu/release/look/hosting-files';
import { allPackages, assetFiles, type Package } from '@3eu/release/project';
import { packageBuild } from '@3eu/release/core/builds';
import { release, type Environment } from '@3eu/release/core/release';
import { noChecks } from '@3eu/release/render/checks';
import { folderStore } from '@3eu/release/store/folder';
import { temporaryFolder } from '@3eu/release/temporary-folder';
import { buildPackage } from '@3eu/shared/build/compile';
import { project, serveCopy } from '../releases/delivery';
import { loadedScripts } from '../page/first-view';
import { publicFiles } from '../pages';
import { launch } from './launch';
import { numbersSetting } from './settings';

const sizes = numbersSetting('GROWTH', [4, 16, 64, 256]);
const pagesEach = 9;

function writePages(root: string, paths: readonly string[], lede: string) {
  for (const path of paths) {
    mkdirSync(join(root, 'src/pages', path), { recursive: true });
    writeFileSync(
      join(root, 'src/pages', path, `${path}-page.tsx`),
      `import { Seo } from '@3eu/shared/seo';\nimport { PageHeader } from '@3eu/shared/ui';\nexport const Page = () => <><Seo title="${path}" description="A generated page." keywords={[]} section="Generated" /><PageHeader variant="plain" title="${path}" lede="${lede}" /></>;\n`,
    );
  }
}

function pathsOf(index: number): string[] {
  return Array.from({ length: pagesEach }, (_, page) => `gen-${index}-${page}`);
}

/** A generated remote with a few pages, placed beside the real ones so that its imports resolve the same way. */
function generate(index: number): Package {
  const name = `gen-${index}`;
  const root = join(project, `.e2e-${name}`);
  mkdirSync(join(root, 'src'), { recursive: true });
  cpSync(join(project, 'mfe-campus/rspack.config.ts'), join(root, 'rspack.config.ts'));
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ name: `@3eu/mfe-${name}`, version: '1.0.0', type: 'module' }),
  );
  writeFileSync(
    join(root, 'src/descriptor.ts'),
    `import { defineRemote } from '@3eu/shared/contract';\nexport const descriptor = defineRemote({ name: '${name}', pages: [${pathsOf(
      index,
    )
      .map((path) => `{ path: '/${path}', label: '${path}' }`)
      .join(', ')}] });\n`,
  );
  writePages(root, pathsOf(index), 'A generated page.');
  return { name, root };
}

// The federation runtime warns whenever a remote is registered again, which every release in this process does.
console.warn = () => {};

const { path: site } = temporaryFolder('growth');
const environment: Environment = {
  store: folderStore(site),
  checker: noChecks,
  cached: uncached,
  hosting: hostingFiles,
  say: () => {},
  note: () => {},
  now: () => new Date(),
  by: 'bench',
  commit: 'bench',
};

/** Releases built packages, and tells how long that took and how many documents it rendered. */
async function timedRelease(packages: readonly Package[]) {
  const builds = await Promise.all(packages.map(({ root }) => packageBuild(root)));
  const [start, work] = [performance.now(), process.cpuUsage()];
  const assets = await assetFiles();
  const { documents } = await release(environment, {
    kind: 'publish',
    decide: () => Promise.resolve({ builds, assets }),
  });
  const { user, system } = process.cpuUsage(work);
  return {
    milliseconds: Math.round(performance.now() - start),
    // Processor time: unlike the elapsed time, it hardly changes when the machine is busy.
    processor: Math.round((user + system) / 1000),
    rendered: documents.rendered.length,
  };
}

/** Builds a remote with different text on its pages. */
async function change({ root }: Package, index: number, lede: string) {
  writePages(root, pathsOf(index), lede);
  await buildPackage(root);
}

const browser = await launch();
const generated: Package[] = [];
const rows = [];
try {
  for (const { root } of allPackages()) await buildPackage(root);
  for (const size of sizes) {
    while (generated.length < Math.max(size - 4, 1)) {
      const next = generate(generated.length);
      await buildPackage(next.root);
      generated.push(next);
    }
    const all = await timedRelease([...allPackages(), ...generated]);
    const changed = generated.at(-1)!;
    await change(changed, generated.length - 1, `Changed at ${size} remotes.`);
    const one = await timedRelease([changed]);
    const server = await serveCopy(site);
    const file = join(publicFiles(site), 'faq/index.html');
    const html = readFileSync(file, 'utf8');
    const page = await (await browser.newContext()).newPage();
    const scripts = (await loadedScripts(page, `${server.url}/faq`)).reduce((sum, { bytes }) => sum + bytes, 0);
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await page.context().close();
    server.stop();
    rows.push({
      remotes: size,
      documents: generated.length * pagesEach,
      'registry in the document (bytes)': /id="uni3e-registry">([^<]*)/.exec(html)![1]!.length,
      'script bytes (br)': scripts,
      'first paint (ms)': Math.round(paint),
      'document (kB br)': readFileSync(`${file}.br`).length / 1000,
      'release all (ms)': all.milliseconds,
      'release one remote (ms)': one.milliseconds,
      'its processor time (ms)': one.processor,
      'its documents': one.rendered,
    });
    console.table(rows);
  }
} finally {
  for (const { root } of generated) rmSync(root, { recursive: true, force: true });
  await browser.close();
}
