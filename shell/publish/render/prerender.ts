import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inspect } from 'node:util';
import type * as serverEntry from '../../src/entry-server';
import { documentRegistry, type DocumentPlan, type Release } from './documents';
import { PublishError } from '../publish-error';
import { startServer } from '../host/server';
import { foreignOrigins, publicConfig, type SiteConfig } from '../site/site-config';
import type { SiteFolder } from '../site/site-folder';

type ServerEntry = Pick<typeof serverEntry, 'createRenderer' | 'documentHtml'>;

const require = createRequire(import.meta.url);

/** A finished document and where it belongs. */
export type RenderedDocument = { plan: DocumentPlan; html: string };

/**
 * Renders documents with the versions of a release: the shell's server build runs here and takes the remotes' server
 * builds through federation, over http on the loopback.
 * @param configured The site's configuration.
 * @param onDocument Called after each document.
 */
export async function prerender(site: SiteFolder, release: Release, plans: readonly DocumentPlan[], configured: SiteConfig, onDocument: (plan: DocumentPlan) => void): Promise<RenderedDocument[]> {
  const { registry, shell } = release;
  if (!shell || !registry.shell) return [];
  const [config, origins] = [publicConfig(configured), foreignOrigins(configured)];
  const server = await startServer(site, { host: '127.0.0.1', port: 0, origins });
  try {
    const { base } = registry.shell;
    const { createRenderer, documentHtml } = require(join(site.root, base, shell.serverEntry)) as ServerEntry;
    const entries = Object.values(release.remotes).map(({ name, version, serverEntry: file }) => [name, new URL(`/remotes/${name}/${version}/${file}`, server.url).href]);
    const render = createRenderer(registry, Object.fromEntries(entries));
    const entry = { url: base + shell.entry, integrity: shell.integrity[shell.entry]! };
    const documents: RenderedDocument[] = [];
    for (const plan of plans) {
      const page = await render(new URL(plan.url, server.url).href, plan.remotes).catch((error: unknown) => {
        throw new PublishError(`${plan.url} of ${plan.owner} cannot be rendered. Not published; the live site is as it was.\n${inspect(error)}`);
      });
      documents.push({ plan, html: documentHtml({ ...page, registry: documentRegistry(registry, plan), config, origins, entry, preload: plan.preload }) });
      onDocument(plan);
    }
    return documents;
  } finally {
    await server.close();
  }
}
