/** Room dev: the released site that remotes are developed in. For this room and cli. */
import type { Registry } from '../../contract/descriptor';
import { registrySchema } from '../../contract/schema';
import { fault, usageFault } from '../message';
import { parsed } from '../parsed';
import { mediaType } from '../look/server';

/** An answer of the released site. */
export type SiteAnswer = { status: number; type: string; body: Buffer; location?: string };

/** The released site that remotes are developed in. */
export type ReleasedSite = {
  registry: () => Promise<Registry>;
  answer: (path: string) => Promise<SiteAnswer>;
};

/**
 * A site, and pictures that are not released yet.
 * @param assets Those of the working tree, by their path in the public part of a site.
 */
export function withAssets(
  source: ReleasedSite,
  assets: () => Promise<Map<string, () => Promise<Buffer>>>,
): ReleasedSite {
  const answer = async (path: string): Promise<SiteAnswer> => {
    const found = await source.answer(path);
    const read = found.status === 404 ? (await assets()).get(path.slice(1)) : undefined;
    return read ? { status: 200, type: mediaType(path), body: await read() } : found;
  };
  return { ...source, answer };
}

/**
 * The URL of a path on the deployed site only: a path such as `//host/x` would lead to another origin.
 * @returns null for a path that leads elsewhere.
 */
export function addressOn(base: string, path: string): URL | null {
  const origin = new URL(base).origin;
  if (!path.startsWith('/') || !URL.canParse(origin + path)) return null;
  const address = new URL(origin + path);
  return address.origin === origin ? address : null;
}

/**
 * The site at an address.
 * @throws Fault for an invalid URL, and if nothing answers there, or something other than a site of this project.
 */
export async function sourceAt(base: string): Promise<ReleasedSite> {
  if (!URL.canParse(base) || !/^https?:$/.test(new URL(base).protocol))
    throw usageFault(`--shell "${base}" is not a web address.`, 'Write it like https://www.university.example');
  const answer = async (path: string): Promise<SiteAnswer> => {
    const address = addressOn(base, path);
    if (!address) return { status: 404, type: 'text/plain', body: Buffer.from('There is nothing at this address.') };
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(15_000) });
    const location = response.headers.get('location');
    const on = location === null ? null : new URL(location, address);
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      body: Buffer.from(await response.arrayBuffer()),
      ...(on?.origin === address.origin ? { location: on.pathname + on.search + on.hash } : {}),
    };
  };
  const registry = async () => {
    const { status, body } = await answer('/remotes.json').catch((error: Error) => {
      throw fault(
        `${base} does not answer (${error.message}).`,
        'Is it the address of a deployed site?',
        'site-silent',
      );
    });
    const result =
      status === 200 ? parsed(registrySchema, body.toString()) : { fault: `the server answered ${status}` };
    if ('value' in result) return result.value;
    throw fault(`${base} is not a site of this project: its /remotes.json cannot be used (${result.fault}).`);
  };
  await registry();
  return { answer, registry };
}
