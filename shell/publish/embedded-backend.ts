import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from './packages';
import { PublishError } from './publish-error';
import { configFile, readConfig, type SiteConfig } from './site/site-config';
import { writeWhole, type SiteFolder } from './site/site-folder';

/** Starts the embedded knowledge base, which the browser tests use too, in a process of its own. */
function startProcess(): Promise<{ child: ChildProcess; connection: NonNullable<SiteConfig['knowledgeBase']> }> {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', join(projectRoot, 'e2e/backend.ts')], { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve({ child, connection: JSON.parse(line.toString()) as { url: string; key: string } }));
    child.once('exit', () => reject(new PublishError('The embedded backend did not start; its own message stands above.')));
  });
}

/** Connects a site to an embedded backend that lives as long as this process. */
export async function connectEmbeddedBackend(site: SiteFolder): Promise<void> {
  const { child, connection } = await startProcess();
  process.once('exit', () => child.kill());
  const config = await readConfig(site);
  await writeWhole(join(site.root, configFile), JSON.stringify({ ...config, knowledgeBase: { ...connection, embedded: true } }, null, 2));
  console.log(`The knowledge base is served at ${connection.url}`);
}

/** Takes back what an earlier start with an embedded backend left in the configuration. */
export async function forgetEmbeddedBackend(site: SiteFolder): Promise<void> {
  const { knowledgeBase, ...rest } = await readConfig(site);
  if (!knowledgeBase?.embedded) return;
  const file = join(site.root, configFile);
  if (Object.keys(rest).length === 0) await rm(file);
  else await writeWhole(file, JSON.stringify(rest, null, 2));
}
