/** Room offline: which answers of the host may be kept. For service-worker.ts alone. */
import { keptHeader, type Registry } from '@3eu/platform/contract/descriptor';

/** The media type that a file's name promises; a file of any other kind is not kept. */
const promised: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript\b/,
  json: /^application\/json\b/,
  woff2: /^font\/woff2\b/,
  svg: /^image\//,
  avif: /^image\//,
  webp: /^image\//,
  png: /^image\//,
  jpg: /^image\//,
};

/**
 * Whether an answer may be kept for as long as its file never changes. A host that is broken for a moment answers
 * anything for anything, with status 200: what is kept has the type that the name promises, and a script is kept only
 * where the request had its hash, which the browser has then compared.
 */
export function isKept(
  { url, integrity }: Pick<Request, 'url' | 'integrity'>,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): boolean {
  const ending = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';
  const isTyped = promised[ending]?.test(headers.get('Content-Type') ?? '') ?? false;
  return status === 200 && isTyped && (ending !== 'js' || integrity !== '');
}

/** Whether an answer is a document of the site. */
export function isDocumentAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && /^text\/html\b/.test(headers.get('Content-Type') ?? '');
}

const isPinned = ({ url, integrity }: { url: unknown; integrity: unknown }) =>
  typeof url === 'string' && /^sha384-/.test(String(integrity));

/**
 * Whether an answer is a registry that a page can load remotes by. One that a proxy has cut off or changed would stand
 * in for the live one for as long as there is no network, and nothing of the site would open.
 */
export async function isRegistryAnswer(response: Pick<Response, 'status' | 'headers' | 'json'>): Promise<boolean> {
  if (response.status !== 200 || !/^application\/json\b/.test(response.headers.get('Content-Type') ?? '')) return false;
  try {
    const { shell, remotes } = (await response.json()) as Registry;
    return typeof shell!.version === 'string' && Object.values(remotes).every(({ entry }) => isPinned(entry));
  } catch {
    return false;
  }
}

/** A kept answer that says what it is: the page learns from it that the network has failed. */
export function markedAsKept(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set(keptHeader, 'the network has failed');
  return new Response(response.body, { status: response.status, headers });
}
