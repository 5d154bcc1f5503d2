import { z } from 'zod';
import type { Registry } from '../../contract/descriptor';
import { isLoopback } from '../../contract/hosts';
import type { FilesRequest } from '../../contract/render';
import { apiOrigin } from '../../contract/schema';
import { nearest } from '../../build/nearest';
import { parsed, type Parsed } from '../parsed';

/** The run-time configuration, which no build knows. Its public part is in every document that needs it. */
export type Settings = {
  /** A Supabase project, or another PostgREST service, with its anonymous key. */
  knowledgeBase?: { url: string; key: string };
  /** The only origins that pages of remotes may request data from, of those in their descriptors. Default: all of these. */
  connects?: readonly string[];
  /** Where browsers report what the security policies refused, as `https://www.sample.example/api/reports`. Default: nowhere. */
  reports?: string;
  /** False takes the service worker away from visitors who have it. Default true. */
  serviceWorker?: boolean;
};

/**
 * Addresses that are written verbatim into headers and host configurations: characters with a meaning there (`"`, `$`,
 * `\`, `;`, non-ASCII) are refused, and so is what is longer than servers accept.
 */
const plainAddress = /^https?:\/\/[\w.:[\]-]+(?:\/[\w.~%/-]*)?(?:\?[\w.~%=&-]*)?$/;
const longest = 500;

function isPlain(text: string): boolean {
  return text.length <= longest && plainAddress.test(text) && URL.canParse(text);
}

/** Whether an address is https, or on the browser's own machine, which an https page may request as well. */
function isSecure(address: string): boolean {
  if (!isPlain(address)) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || isLoopback(hostname);
}

function roleIn(key: string): unknown {
  try {
    return (JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()) as { role?: unknown }).role;
  } catch {
    return undefined;
  }
}

/** Whether a key grants more than the anonymous one: Supabase's `sb_secret_…`, and tokens of privileged roles. */
function isSecretKey(key: string): boolean {
  const role = roleIn(key);
  return /^sb_secret_/i.test(key) || role === 'service_role' || role === 'supabase_admin' || role === 'postgres';
}

/** A string schema that says in plain words what is wrong. */
const text = () =>
  z.string({ error: ({ input }) => (input === undefined ? 'is missing' : 'has to be text in quotation marks') });

const knowledgeBase = {
  url: text()
    .refine(isPlain, `has to be an http or https address in plain characters, at most ${longest} of them`)
    .refine(isSecure, 'uses http, and browsers block http requests from https pages. Use its https address'),
  key: text()
    .min(1, 'is empty')
    .refine(
      (key) => !isSecretKey(key.trim()),
      'is a secret key, and every page would reveal it. Use the anonymous (publishable) key instead, and replace the secret one if this file was ever shared',
    )
    .regex(/^[\x21-\x7e]*$/, 'contains a space, or a character that no key has'),
};

const schema = z.strictObject(
  {
    connects: z
      .array(apiOrigin, 'has to be a list of origins, as in ["https://api.example"], or [] for none')
      .optional(),
    knowledgeBase: z
      .strictObject(knowledgeBase, 'has to be an object with a url and a key, as in { "url": "https://…", "key": "…" }')
      .optional(),
    // Browsers send reports over TLS only.
    reports: text()
      .refine(
        (address) => isPlain(address) && address.startsWith('https:'),
        `has to be an https address in plain characters, at most ${longest} of them`,
      )
      .optional(),
    serviceWorker: z.boolean('is neither true nor false').optional(),
  },
  'has to be an object of settings, as in { "serviceWorker": true }',
);

/** The first fault of a configuration, with the nearest setting where it has one that there is not. */
function faultOf({ issues }: z.ZodError): string {
  // A misspelt name says more than that the right one is missing.
  const first = issues.find(({ code }) => code === 'unrecognized_keys') ?? issues[0];
  const { path, message } = first!;
  if (first!.code !== 'unrecognized_keys') return `${path.join('.') || 'its content'}: ${message}`;
  const known = path.length === 0 ? Object.keys(schema.shape) : Object.keys(knowledgeBase);
  const [name = ''] = first!.keys;
  return `${[...path, name].join('.')}: there is no such setting. ${nearest(name, known)}`;
}

/** Reads the configuration as its owner wrote it. */
export function parseSettings(text: string): Parsed<Settings> {
  const readable = parsed(z.unknown(), text);
  if ('fault' in readable) return readable;
  const result = schema.safeParse(readable.value);
  return result.error ? { fault: faultOf(result.error) } : { value: result.data as Settings };
}

/** The part of the configuration that pages read in the browser. */
export function publicSettings({ knowledgeBase }: Settings): object {
  return knowledgeBase ? { knowledgeBase } : {};
}

/** Other origins that every page may talk to. */
export function connectionsOf({ knowledgeBase }: Settings): string[] {
  return knowledgeBase ? [new URL(knowledgeBase.url).origin] : [];
}

/**
 * What settings and remotes contribute to a site's headers.
 * @param registry A header is for all pages, so it allows what any remote's pages may; documents are stricter.
 */
export function headerSettings(
  settings: Settings,
  { remotes }: Pick<Registry, 'remotes'>,
): Pick<FilesRequest, 'connections' | 'reports'> {
  const named = Object.values(remotes).flatMap(({ connects = [] }) => connects);
  return { connections: [...new Set([...connectionsOf(settings), ...named])], reports: settings.reports ?? null };
}
