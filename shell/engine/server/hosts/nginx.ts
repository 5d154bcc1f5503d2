/** Room server/hosts: how nginx serves a site. For the server alone. Its includes stand in configurations of others. */
import type { Hosting } from '@3eu/platform/contract/render';

/** A quoted value: nginx reads it as one, even with a space, a semicolon or a brace in it. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Headers, one line each; nginx drops inherited ones where a location adds its own, so every location repeats them. */
function addHeaders(headers: Readonly<Record<string, string>>, { overTls }: Hosting, indent = '  '): string {
  const lines = Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`);
  // A header without a value is not sent.
  const secure = Object.keys(overTls).map((name) => `${indent}add_header ${name} $over_tls always;`);
  return [...lines, ...secure].join('\n');
}

function location(match: string, lines: readonly string[], headers: string): string {
  return [`location ${match} {`, ...lines.map((line) => `  ${line}`), headers, '}'].join('\n');
}

/** A path escaped for a regular expression. */
function literal(text: string): string {
  return text.replaceAll('.', '\\.');
}

/**
 * The part of an nginx server block that sites include: everything except where it listens and its root. It serves the
 * precompressed files beside the others.
 */
export function formatNginx(hosting: Hosting): string {
  const documents = addHeaders(hosting.documents, hosting);
  const [promise = ''] = Object.values(hosting.overTls);
  // An unknown value gets its section's not-found document; deeper paths do not belong to the section.
  const sections = hosting.notFoundFolders.map((folder) =>
    location(
      `~ ^${folder}[^/]+$`,
      [`error_page 404 ${folder}404.html;`, 'try_files $uri/index.html $uri =404;'],
      documents,
    ),
  );
  const moved = Object.entries(hosting.redirects).map(([from, to]) =>
    location(`= ${from}`, [`return 301 ${quoted(to.replace(/(?=#|$)/, '$$is_args$$args'))};`], documents),
  );
  const immutable = hosting.immutableFolders.map((folder) =>
    location(folder, ['try_files $uri =404;'], addHeaders(hosting.immutable, hosting)),
  );
  return `# Written anew with every release, and read when nginx starts or reloads. Include it in a server block that
# says where to listen, and whose root is the folder "public" beside this file.
index index.html;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# Also for a CDN in front, which nginx takes for a proxy.
gzip_proxied any;
types {
  text/html html; application/javascript js; application/json json; image/svg+xml svg; image/avif avif; image/webp webp;
  image/png png; image/jpeg jpg; image/x-icon ico; font/woff2 woff2; application/manifest+json webmanifest; application/xml xml; text/plain txt;
}
charset utf-8;
charset_types application/javascript application/json text/plain;
error_page 404 /404.html;

set $over_tls "";
if ($scheme = https) { set $over_tls "${promise}"; }
if ($http_x_forwarded_proto = https) { set $over_tls "${promise}"; }

${addHeaders(hosting.documents, hosting, '')}
# Other spellings of an address lead to the page's own: only what needs no decoding, and never to another host.
if ($request_uri ~ "^(?<begin>(?:/[a-z0-9-]+)*)//+(?<end>[a-z0-9/-]*)(?:\\?|$)") { return 301 $begin/$end$is_args$args; }
if ($request_uri ~ ^/index\\.html(\\?|$)) { return 301 /$is_args$args; }

${[
  location('^~ /.well-known/', ['try_files $uri =404;'], documents),
  'location ~ /\\. { return 404; }',
  `location ~ ^/(${hosting.hostFiles.map(literal).join('|')})$ { return 404; }`,
  'location ~ \\.(br|gz)$ { return 404; }',
  // Redirect only what can be a page's path: nginx has decoded the address, and would write a backslash or a line break
  // into the response header.
  location('~ ^(?<page>(?:/[a-z0-9-]+)+)/(index\\.html)?$', ['return 301 $page$is_args$args;'], documents),
  location('~ /404\\.html$', ['internal;'], documents),
  location(
    '= /healthz',
    ['default_type text/plain;', 'if (!-f $document_root/index.html) { return 503; }', 'return 200 "200 OK\\n";'],
    documents.replace('no-cache', 'no-store'),
  ),
  'location = /api/ { return 404; }',
  'location /api/ { client_max_body_size 64k; if ($request_method = POST) { return 204; } return 404; }',
  ...moved,
  ...immutable,
  ...sections,
  location('/', ['try_files $uri/index.html $uri =404;'], documents),
].join('\n')}
`;
}
