import { z } from 'zod';

const version = z.string().regex(/^[0-9a-f]{12}$/, 'is no version');
const url = z.string().regex(/^(\/|https?:\/\/)/, 'is neither a path nor an http address');
const script = z.object({ url, integrity: z.string().startsWith('sha384-') });
const link = { label: z.string(), note: z.string().optional(), menu: z.string().optional(), footer: z.string().optional() };
const page = z.object({ ...link, path: z.string().startsWith('/'), params: z.array(z.object({ ...link, slug: z.string() })).optional() });

const remote = z.object({
  version,
  contract: z.number().int(),
  globalName: z.string(),
  base: url,
  entry: script,
  pages: z.array(page),
  blocks: z.array(z.string()),
  previous: z.object({ version, base: url, entry: script, contract: z.number().int().optional() }).nullable(),
});

const shell = z.object({ version, base: url, previous: z.object({ version, base: url }).nullable() });

/** `remotes.json`. */
export const registrySchema = z.object({ shell: shell.nullable(), remotes: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), remote) });

/** An origin, as `https://campus.example`: no path, no slash at its end. */
const origin = z.string().regex(/^https?:\/\/[^/?#]+$/, 'is no origin as https://campus.example');

/** `config.json`. */
export const configSchema = z.object({
  knowledgeBase: z.object({ url: z.url({ protocol: /^https?$/ }), key: z.string(), embedded: z.boolean().optional() }).optional(),
  origins: z.record(z.string(), origin).optional(),
});

/**
 * Checks what a file holds: it may have been edited by hand, or cut off.
 * @returns What is wrong with the first part that is, as in `remotes.campus.version: is no version`; null when it is whole.
 */
export function faultOf(schema: z.ZodType, text: string): string | null {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return 'it is not readable JSON';
  }
  const { error } = schema.safeParse(data);
  if (!error) return null;
  const { path, message } = error.issues[0]!;
  return `${path.join('.') || 'its content'}: ${message}`;
}
