import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Registry } from '@3eu/shared/contract/release';
import type * as serverEntry from '../src/entry-server';
import { documentRegistry, type DocumentPlan } from './documents';
import { startServer } from './server';
import type { SiteFolder } from './site-folder';

type ServerEntry = Pick<typeof serverEntry, 'createRenderer' | 'documentHtml'>;

const require = createRequire(import.meta.url);

/** A finished document and where it belongs. */
export type RenderedDocument = { plan: DocumentPlan; html: string };

/**
 * Renders documents with the versions of a registry: the shell's server build runs here and takes the remotes' server
 * builds through federation, over http on the loopback.
 */
export async function prerender(site: SiteFolder, registry: Registry, plans: readonly DocumentPlan[]): Promise<RenderedDocument[]> {
  const { shell, remotes } = registry;
  if (!shell) return [];
  const server = await startServer(site, { host: '127.0.0.1', port: 0 });
  try {
    const { createRenderer, documentHtml } = require(join(site.root, shell.base, shell.serverEntry)) as ServerEntry;
    const pinned = documentRegistry(registry);
    const entries = Object.entries(remotes).map(([name, remote]) => [name, new URL(remote.serverEntry, server.url).href]);
    const render = createRenderer(pinned, Object.fromEntries(entries));
    const entry = { url: shell.base + shell.descriptor.entry, integrity: shell.descriptor.integrity[shell.descriptor.entry]! };
    const documents: RenderedDocument[] = [];
    for (const plan of plans) {
      const page = await render(new URL(plan.url, server.url).href);
      documents.push({ plan, html: documentHtml({ ...page, registry: pinned, entry, preload: plan.preload }) });
    }
    return documents;
  } finally {
    await server.close();
  }
}
