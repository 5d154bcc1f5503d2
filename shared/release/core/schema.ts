/** Schemas of the files that builds and releases write. A release checks each of them before it trusts it. */
import { z } from 'zod';
import type { Descriptor, Registry } from '@3eu/shared/contract/release';

const version = z.string().regex(/^[0-9a-f]{12}$/, 'is not a version');
const url = z.string().regex(/^(\/(?!\/)|https?:\/\/)/, 'is neither a path nor an http address');
const file = z.string().regex(/^(?!\/)(?!.*\.\.)[\w./-]+$/, 'is not a file of the version');
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/, 'is not a hash');
const script = z.object({ url, integrity });
const link = {
  label: z.string(),
  note: z.string().optional(),
  menu: z.string().optional(),
  footer: z.string().optional(),
};
const page = z.object({
  ...link,
  path: z.string().startsWith('/'),
  params: z.array(z.object({ ...link, slug: z.string() })).optional(),
  moduleByValue: z.boolean().optional(),
});
const names = z.record(z.string(), z.array(z.string()));

const build = { version, contract: z.number().int(), serverEntry: file, integrity: z.record(file, integrity) };

const remoteDescriptor = z.object({
  kind: z.literal('remote'),
  ...build,
  name: z.string(),
  pages: z.array(page),
  blocks: z.array(z.string()),
  redirects: z.record(z.string(), z.string()),
  requires: z.record(z.string(), names),
  bundled: z.array(z.string()),
});

const shellPage = z.object({
  path: z.string().startsWith('/'),
  blocks: z.array(z.string()).optional(),
  scripts: z.array(file),
});
const shellDescriptor = z.object({
  kind: z.literal('shell'),
  ...build,
  name: z.literal('shell'),
  entry: file,
  start: file.optional(),
  pages: z.array(shellPage),
  developmentPages: z.array(z.string()).default([]),
  provides: names,
});

/** `descriptor.json`. */
export const descriptorSchema = z.discriminatedUnion('kind', [
  remoteDescriptor,
  shellDescriptor,
]) as unknown as z.ZodType<Descriptor>;

const assets = z.object({ js: z.object({ sync: z.array(file) }) });

/** The part of a Module Federation 2 manifest that a release reads. */
export const manifestSchema = z.object({
  metaData: z.object({
    globalName: z.string(),
    remoteEntry: z.object({ name: file, path: z.literal('').or(file) }),
  }),
  exposes: z.array(z.object({ path: z.string(), assets })),
  shared: z.array(
    z.object({ name: z.string(), version: z.string(), requiredVersion: z.string(), singleton: z.boolean(), assets }),
  ),
});
export type FederationManifest = z.infer<typeof manifestSchema>;

const registryRemote = z.object({
  version,
  contract: z.number().int(),
  globalName: z.string(),
  base: url,
  entry: script,
  pages: z.array(page),
  blocks: z.array(z.string()),
  redirects: z.record(z.string(), z.string()),
  needs: z.record(z.string(), z.object({ scripts: z.array(script), shared: z.array(z.string()) })).optional(),
});

/** `remotes.json`. */
export const registrySchema = z.object({
  shell: z.object({ version, base: url }).nullable(),
  remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), registryRemote),
  search: z
    .record(z.string(), z.string().regex(/^\/search\/[\w.-]+\.json$/, 'is not a part of the search index'))
    .optional(),
}) as unknown as z.ZodType<Registry>;

/** The content of a file, or its first fault, for example `remotes.campus.version: is not a version`. */
export type Parsed<T> = { value: T } | { fault: string };

/** Where a text stops being JSON, if the engine's message gives a position. */
function jsonFault(text: string, { message }: SyntaxError): string {
  const position = /position (\d+)/.exec(message)?.[1];
  const line = text.slice(0, Number(position)).split('\n').length;
  return `it is not valid JSON${position === undefined ? '' : ` (line ${line})`}`;
}

/** Reads JSON text and checks it. */
export function parsed<T>(schema: z.ZodType<T>, text: string): Parsed<T> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return { fault: jsonFault(text, error as SyntaxError) };
  }
  const { data: value, error } = schema.safeParse(data);
  if (!error) return { value };
  const { path, message } = error.issues[0]!;
  return { fault: `${path.join('.') || 'its content'}: ${message}` };
}
