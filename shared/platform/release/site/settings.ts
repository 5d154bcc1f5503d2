/**
 * Room site: the run-time configuration, which no build knows, as its owner wrote it. For make and what stands above it.
 * Sites have theirs already: a setting that goes, or that means something else, needs a way to read the old one.
 */
import { z } from 'zod';
import { isLoopback } from '../../contract/hosts';
import { apiOrigin } from '../../contract/schema';
import { nearest } from '../../build/nearest';
import { ended, fault } from '../message';
import { parsed, type Parsed } from '../parsed';
import { settingsFile } from './tree';

/** Its public part is in every document that needs it. */
export type Settings = {
  /** The service that has the entries of a knowledge base, with its anonymous key. */
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

/** Whether a key says of itself that it is not for everybody: in its name, or as a token of a role that has one. */
function isSecretKey(key: string): boolean {
  const role = roleIn(key);
  return /(^|[_-])secret[_-]/i.test(key) || (role !== undefined && role !== 'anon');
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

/** What follows from a configuration. @throws Fault where it cannot be used. */
export function readSettings(text: string | null) {
  const result = text === null ? { value: {} } : parseSettings(text);
  if ('fault' in result) throw fault(`${settingsFile} cannot be used: ${ended(result.fault)}`);
  const { knowledgeBase, connects, reports, serviceWorker = true }: Settings = result.value;
  return {
    connects,
    reports: reports ?? null,
    serviceWorker,
    /** The part that pages read in the browser. */
    config: knowledgeBase ? { knowledgeBase } : {},
    /** Other origins that every page may talk to. */
    connections: knowledgeBase ? [new URL(knowledgeBase.url).origin] : [],
  };
}
