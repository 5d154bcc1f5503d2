/** What a served site says of itself, and what it answers. */

/**
 * @typedef {{ path: string, status: number }} Address An address of the site, and the status of its answer.
 * @typedef {{ name: string, base: string, page: string }} Remote A remote: where its files are, and one of its pages.
 */

/** The last segment of an address that no site has. */
const unknown = 'no-such-page-anywhere';

/**
 * Reads the sitemap and the registry of a site.
 * @param {string} address
 * @returns {Promise<{ pages: Address[], remotes: Remote[] } | undefined>} Nothing where no site answers.
 */
export async function readSite(address) {
  const ask = (/** @type {string} */ file) => fetch(new URL(file, address)).catch(() => undefined);
  const [sitemap, registry] = await Promise.all([ask('/sitemap.xml'), ask('/remotes.json')]);
  if (!sitemap?.ok || !registry?.ok) return undefined;
  const text = await sitemap.text();
  const paths = [...text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, path = '/']) => path);
  /** @type {import('../contract/descriptor').Registry} */
  const { remotes } = await registry.json();
  const families = Object.values(remotes).flatMap(({ pages }) => pages.filter(({ params }) => params));
  const missing = families.flatMap(({ path }) => path.match(/^(?:\/[^/:]+)+(?=\/:[^/]+$)/)?.[0] ?? []);
  return {
    pages: [
      ...paths.map((path) => ({ path, status: 200 })),
      ...[...new Set(['', ...missing])].map((folder) => ({ path: `${folder}/${unknown}`, status: 404 })),
    ],
    remotes: Object.entries(remotes).flatMap(([name, { base, pages }]) => {
      const page = pages.find(({ params }) => !params)?.path;
      return page === undefined || page === '/' ? [] : [{ name, base, page }];
    }),
  };
}

/** The address of each link, script, style and picture of a document, as it stands there. */
const named = /\s(?:href|src|imagesrcset|srcset|data-entry)="([^"]*)"/gi;

/**
 * What a document names of its own site, each once: paths, with the part of the page where a link leads to one.
 * @param {string} html
 * @param {URL} at The document's own address.
 */
function namedIn(html, at) {
  const all = [...html.matchAll(named)].flatMap(([, value = '']) =>
    // Several files of one picture, each with its width; an address itself has no comma before a space.
    value.split(/,\s+/).map((one) => one.trim().split(/\s/)[0] ?? ''),
  );
  const urls = all.flatMap((value) => (URL.canParse(value, at) ? [new URL(value.replaceAll('&amp;', '&'), at)] : []));
  return [...new Set(urls.filter(({ origin }) => origin === at.origin).map(({ pathname, hash }) => pathname + hash))];
}

/** Remembers what it was asked: pages name the same files. */
export function createLinkCheck() {
  /** @type {Map<string, Promise<{ status: number, text: string }>>} */
  const answers = new Map();
  const ask = (/** @type {URL} */ url) => {
    let answer = answers.get(url.pathname);
    answer ??= fetch(new URL(url.pathname, url)).then(async (response) => {
      const isDocument = response.headers.get('content-type')?.startsWith('text/html');
      // Of a file nobody reads more than its status; its rest is let go.
      if (!isDocument) await response.body?.cancel();
      return { status: response.status, text: isDocument ? await response.text() : '' };
    });
    answers.set(url.pathname, answer);
    return answer;
  };
  /**
   * @param {string} html
   * @param {URL} at
   * @returns {Promise<string[]>} What the document names and the site has not.
   */
  return async function deadIn(html, at) {
    const dead = await Promise.all(
      namedIn(html, at).map(async (name) => {
        const url = new URL(name, at);
        const { status, text } = url.pathname === at.pathname ? { status: 200, text: html } : await ask(url);
        const part = decodeURIComponent(url.hash.slice(1));
        const isThere = part === '' || text.includes(` id="${part}"`) || text.includes(` name="${part}"`);
        return status < 400 && isThere ? [] : [name];
      }),
    );
    return dead.flat();
  };
}
