import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compiler } from '@rspack/core';
import { contractVersion, type RemoteDefinition, type ShellDefinition, type SiteConfig } from '../contract';
import type { Descriptor } from '../contract/descriptor';
import type { Federation } from '../page/shared-modules';
import type { BuildFacts, BuildGraphPlugin } from './build-graph';
import { integrityOf } from './integrity';
import { manifestFile, manifestOf } from './manifest';

/** Makes the descriptor of a finished build. */
export type Describe = (facts: BuildFacts, common: Pick<Descriptor, 'version' | 'integrity'>) => Descriptor;

/** What the plugin needs to know of a package. */
export type Described = {
  /** The folder that the builds go to. */
  dist: string;
  /** What the package says of itself; a change of it is a new version. */
  definition: RemoteDefinition | ShellDefinition | readonly [ShellDefinition, SiteConfig];
  federation: Federation;
  describe: Describe;
  graph: BuildGraphPlugin;
};

/** The build's files, relative to its folder, without source maps and the manifest. */
function builtFiles(dist: string): string[] {
  const below = (part: string) =>
    readdirSync(join(dist, part), { recursive: true, encoding: 'utf8' }).map((file) => `${part}/${file}`);
  return ['web', 'server']
    .flatMap(below)
    .filter((file) => statSync(join(dist, file)).isFile() && !file.endsWith('.map') && !file.endsWith(manifestFile))
    .sort();
}

/**
 * Writes `web/mf-manifest.json` and `descriptor.json` beside the builds, once all builds of a package are finished: the version,
 * which stands in both, is a hash of what they wrote. The same sources make the same one everywhere.
 */
export class DescriptorPlugin {
  private readonly unfinished = new Set<Compiler>();
  private readonly failed = new Set<Compiler>();

  constructor(private readonly described: Described) {}

  /** One instance is applied to each build of the package. */
  apply(compiler: Compiler) {
    this.unfinished.add(compiler);
    compiler.hooks.compile.tap('DescriptorPlugin', () => void this.unfinished.add(compiler));
    compiler.hooks.done.tapPromise('DescriptorPlugin', async (stats) => {
      this.unfinished.delete(compiler);
      this.failed[stats.hasErrors() ? 'add' : 'delete'](compiler);
      if (this.unfinished.size === 0 && this.failed.size === 0) await this.write();
    });
  }

  private async write(): Promise<void> {
    const { dist, definition, describe, graph, federation } = this.described;
    const files = builtFiles(dist).map((file) => [file, readFileSync(join(dist, file))] as const);
    const hash = createHash('sha256').update(JSON.stringify([contractVersion, definition]));
    for (const [file, content] of files) hash.update(file).update(content);
    const version = hash.digest('hex').slice(0, 12);
    // Scripts, and the font that a release draws social cards with.
    const scripts = files.filter(([file]) => /\.(c?js|ttf)$/.test(file));
    const integrity = Object.fromEntries(scripts.map(([file, content]) => [file, integrityOf(content)]));
    const descriptor = describe(graph.facts!, { version, integrity });
    const manifest = manifestOf(federation, descriptor.name, graph.facts!, version);
    await writeFile(join(dist, 'web', manifestFile), JSON.stringify(manifest, null, 2));
    await writeFile(join(dist, 'descriptor.json'), JSON.stringify(descriptor, null, 2));
  }
}
