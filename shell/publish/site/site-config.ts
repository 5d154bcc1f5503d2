import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import { PublishError } from '../publish-error';
import { configSchema, faultOf } from './schema';
import type { SiteFolder } from './site-folder';

/** What is configured at run time: no build knows it. It is public, for every document carries it. */
export type SiteConfig = {
  /** A Supabase project, or another PostgREST service, with its anonymous key. */
  knowledgeBase?: { url: string; key: string; /** Started by `npm start -- --with-backend`, and gone with it. */ embedded?: boolean };
  /** Origins that serve remotes, by name, where it is not the site's own: `{ "campus": "https://campus.example" }`. */
  origins?: Readonly<Record<string, string>>;
};

/** Path of the configuration inside a site. */
export const configFile = 'config.json';

/** Reads a site's configuration; without one nothing is connected. */
export async function readConfig({ root }: SiteFolder): Promise<SiteConfig> {
  const file = join(root, configFile);
  if (!existsSync(file)) return {};
  const text = await readFile(file, 'utf8');
  const fault = faultOf(configSchema, text);
  if (fault === null) return JSON.parse(text) as SiteConfig;
  throw new PublishError(`${file} cannot be used: ${fault}. Write it as {"knowledgeBase":{"url":"https://…","key":"…"},"origins":{"campus":"https://…"}}, or remove it.`);
}

/** The part of the configuration that pages read in the browser. */
export function publicConfig({ knowledgeBase }: SiteConfig): object {
  return knowledgeBase ? { knowledgeBase: { url: knowledgeBase.url, key: knowledgeBase.key } } : {};
}

/** Origins other than the site's own that its pages need, as configured. */
export function foreignOrigins({ knowledgeBase, origins = {} }: SiteConfig): ForeignOrigins {
  const connections = knowledgeBase && URL.canParse(knowledgeBase.url) ? [new URL(knowledgeBase.url).origin] : [];
  return { connections, remotes: Object.values(origins) };
}
