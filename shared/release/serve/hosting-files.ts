import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import { headersFor, immutableFolders, transportSecurity } from './headers';

function headerLines(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}${name}: ${value}`)
    .join('\n');
}

/** `_headers` in the syntax of Netlify and Cloudflare Pages. A more specific rule adds to the general one there. */
function headersFile(origins: ForeignOrigins): string {
  // These hosts serve over TLS only.
  const general: Record<string, string> = { ...headersFor('/', origins), ...transportSecurity };
  const immutable: Record<string, string> = { ...headersFor(`${immutableFolders[0]}x`), ...transportSecurity };
  const rules = immutableFolders.map((folder) => {
    const dropped = Object.keys(general)
      .filter((name) => !(name in immutable))
      .map((name) => `  ! ${name}`);
    return [
      `${folder}*`,
      '  ! Cache-Control',
      '  ! Cross-Origin-Resource-Policy',
      ...dropped,
      headerLines(
        Object.fromEntries(Object.entries(immutable).filter(([name, value]) => general[name] !== value)),
        '  ',
      ),
    ].join('\n');
  });
  return [`/*\n${headerLines(general, '  ')}`, ...rules].join('\n\n') + '\n';
}

/** Addresses that have moved, and documents for unknown addresses, by the folder that they answer for. */
export type HostRules = {
  notFoundFiles: readonly string[];
  redirects: Readonly<Record<string, string>>;
  origins?: ForeignOrigins;
};

function sectionsOf(notFoundFiles: readonly string[]): string[] {
  return notFoundFiles
    .filter((file) => file !== '404.html')
    .map((file) => `/${file.replace('404.html', '')}`)
    .sort();
}

/** `_redirects`: moved addresses, then unknown values of a section's pattern, then everything else that is unknown. */
function redirectsFile({ notFoundFiles, redirects }: HostRules): string {
  const moved = Object.entries(redirects).map(([from, to]) => `${from} ${to} 301`);
  const sections = sectionsOf(notFoundFiles).map((folder) => `${folder}:value ${folder}404.html 404`);
  return [...moved, ...sections, '/* /404.html 404', ''].join('\n');
}

function nginxHeaders(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} "${value}" always;`)
    .join('\n');
}

/** A server block for nginx; it hands out the precompressed files with `gzip_static`, and with `brotli_static` where that module is. */
function nginxFile({ notFoundFiles, redirects, origins = {} }: HostRules): string {
  const headers = nginxHeaders(headersFor('/', origins), '    ');
  // An unknown value ends at its section's document; what is deeper is no address of the section.
  const sections = sectionsOf(notFoundFiles).map(
    (folder) =>
      `  location ~ ^${folder}[^/]+$ {\n    error_page 404 ${folder}404.html;\n    try_files $uri $uri/index.html =404;\n${headers}\n  }`,
  );
  const moved = Object.entries(redirects).map(
    ([from, to]) => `  location = ${from} {\n${headers}\n    return 301 ${to};\n  }`,
  );
  const immutable = immutableFolders.map(
    (folder) =>
      `  location ${folder} {\n    try_files $uri =404;\n${nginxHeaders(headersFor(`${folder}x`), '    ')}\n  }`,
  );
  return `# Set root to the folder live of the site, which is a link to the newest release; behind TLS, add Strict-Transport-Security. Every location repeats its headers: nginx drops inherited ones where a location adds its own.
server {
  listen 8080;
  root /srv/site/live;
  index index.html;
  absolute_redirect off;
  gzip_static on;
  gzip_vary on;
  # brotli_static on;
  types {
    text/html html; application/javascript js; application/json json; image/svg+xml svg; image/avif avif; image/webp webp;
    image/png png; image/jpeg jpg; font/woff2 woff2; application/manifest+json webmanifest; application/xml xml; text/plain txt;
  }
  charset utf-8;
  charset_types application/javascript application/json text/plain;
  error_page 404 /404.html;

  location ^~ /.well-known/ {
    try_files $uri =404;
${headers}
  }
  location ~ /\\. { return 404; }
  if ($request_uri ~ ^/index\\.html) { return 301 /; }
  location ~ ^(?<page>.+)/(index\\.html)?$ {
${headers}
    return 301 $page;
  }
  location = /404.html {
    internal;
${headers}
  }
  location = /api/ { return 404; }
  location /api/ { client_max_body_size 64k; if ($request_method = POST) { return 204; } return 404; }
${[...moved, ...immutable, ...sections].join('\n')}
  location / {
    try_files $uri $uri/index.html =404;
${headers}
  }
}
`;
}

/** Configuration for hosts of static files, by file name. */
export function hostingFiles(rules: HostRules): Record<string, string> {
  return {
    _headers: headersFile(rules.origins ?? {}),
    _redirects: redirectsFile(rules),
    'nginx.conf': nginxFile(rules),
  };
}
