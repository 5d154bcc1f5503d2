/** `npm run bench -- growth`: what a first view and a release cost as remotes and pages grow, in one run. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { buildApp } from '@3eu/shared/build/build-app';
import { allPackages, projectRoot, type Package } from '../../shell/publish/packages';
import { publish, type Publication } from '../../shell/publish/publish';
import { startServer } from '../../shell/publish/host/server';
import { browserArgs, chromiumPath } from '../environment';
import { loadedScripts } from '../first-view';

const sizes = (process.env.GROWTH ?? '4,16,64,256').split(',').map(Number);
const pagesEach = 9;

/** A generated remote with a few pages, beside the real ones so that it resolves what they resolve. */
function generate(index: number): Package {
  const name = `gen-${index}`;
  const root = join(projectRoot, `.e2e-${name}`);
  const paths = Array.from({ length: pagesEach }, (_, page) => `gen-${index}-${page}`);
  mkdirSync(join(root, 'src'), { recursive: true });
  cpSync(join(projectRoot, 'mfe-campus/rspack.config.ts'), join(root, 'rspack.config.ts'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: `@3eu/mfe-${name}`, version: '1.0.0', type: 'module' }));
  writeFileSync(join(root, 'src/descriptor.ts'), `import { defineRemote } from '@3eu/shared/contract';\nexport const descriptor = defineRemote({ name: '${name}', pages: [${paths.map((path) => `{ path: '/${path}', label: '${path}' }`).join(', ')}] });\n`);
  for (const path of paths) {
    mkdirSync(join(root, 'src/pages', path), { recursive: true });
    writeFileSync(join(root, 'src/pages', path, `${path}-page.tsx`), `import { PageHeader } from '@3eu/shared/ui';\nexport const Page = () => <PageHeader variant="plain" title="${path}" lede="A generated page." />;\n`);
  }
  const routes = paths.map((path) => `  '/${path}': () => import('./pages/${path}/${path}-page').then((m) => ({ Component: m.Page })),`).join('\n');
  writeFileSync(join(root, 'src/routes.tsx'), `import { defineRoutes } from '@3eu/shared/contract';\nimport type { descriptor } from './descriptor';\nexport const { contract, routes } = defineRoutes<typeof descriptor>({\n${routes}\n});\n`);
  return { name, root };
}

function perPage({ milliseconds, render }: Publication): number {
  return Math.round(milliseconds / render.length);
}

// The federation runtime says each time that it registers a remote anew, as every release in one process does.
console.warn = () => {};

const site = { root: mkdtempSync(join(tmpdir(), 'growth-')) };
const assets = join(projectRoot, 'shared/dist/public');
const browser = await chromium.launch({ ...(chromiumPath ? { executablePath: chromiumPath } : {}), args: browserArgs });
const generated: Package[] = [];
const rows = [];
try {
  for (const size of sizes) {
    while (generated.length + 4 < size) {
      const next = generate(generated.length);
      await buildApp(next.root);
      generated.push(next);
    }
    const all = await publish(site, [...allPackages(), ...generated], assets);
    const one = await publish(site, [generated.at(-1) ?? allPackages()[1]!], assets);
    const server = await startServer(site, { host: '127.0.0.1', port: 0 });
    const html = readFileSync(join(site.root, 'faq/index.html'), 'utf8');
    const page = await (await browser.newContext()).newPage();
    const scripts = (await loadedScripts(page, `${server.url}/faq`)).reduce((sum, { bytes }) => sum + bytes, 0);
    const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
    await page.context().close();
    await server.close();
    rows.push({ remotes: size, pages: all.render.length, 'registry in the document (bytes)': /id="uni3e-registry">([^<]*)/.exec(html)![1]!.length, 'script bytes (br)': scripts, 'first paint (ms)': Math.round(paint), 'document (kB br)': readFileSync(join(site.root, 'faq/index.html.br')).length / 1000, 'whole registry (kB br)': readFileSync(join(site.root, 'remotes.json.br')).length / 1000, 'publish all, per page (ms)': perPage(all), 'publish one remote, per page (ms)': perPage(one) });
    console.table(rows);
  }
} finally {
  for (const { root } of generated) rmSync(root, { recursive: true, force: true });
  rmSync(site.root, { recursive: true, force: true });
  await browser.close();
}
