import type { ForeignOrigins } from '@3eu/shared/contract/policy';
import { headersFor, immutableFolders } from './headers';

function headerLines(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers).map(([name, value]) => `${indent}${name}: ${value}`).join('\n');
}

/** `_headers` in the syntax of Netlify and Cloudflare Pages. A more specific rule adds to the general one there. */
function headersFile(origins: ForeignOrigins): string {
  const general = headersFor('/', origins);
  const immutable = headersFor(`${immutableFolders[0]}x`);
  const rules = immutableFolders.map((folder) => {
    const dropped = Object.keys(general).filter((name) => !(name in immutable)).map((name) => `  ! ${name}`);
    return [`${folder}*`, '  ! Cache-Control', '  ! Cross-Origin-Resource-Policy', ...dropped, headerLines(Object.fromEntries(Object.entries(immutable).filter(([name, value]) => general[name] !== value)), '  ')].join('\n');
  });
  return [`/*\n${headerLines(general, '  ')}`, ...rules].join('\n\n') + '\n';
}

/** `_redirects`: unknown addresses below a section with documents of its own are answered with its not-found document. */
function redirectsFile(notFoundFiles: readonly string[]): string {
  return notFoundFiles.map((file) => (file === '404.html' ? '/* /404.html 404' : `/${file.replace('404.html', '*')} /${file} 404`)).sort((a, b) => b.length - a.length).join('\n') + '\n';
}

function nginxHeaders(headers: Record<string, string>, indent: string): string {
  return Object.entries(headers).map(([name, value]) => `${indent}add_header ${name} "${value}" always;`).join('\n');
}

/** A server block for nginx; it hands out the precompressed files with `gzip_static`, and with `brotli_static` where that module is. */
function nginxFile(notFoundFiles: readonly string[], origins: ForeignOrigins): string {
  const sections = notFoundFiles.filter((file) => file !== '404.html').map((file) => {
    const folder = `/${file.replace('404.html', '')}`;
    return `  location ${folder} {\n    error_page 404 /${file};\n    try_files $uri $uri/index.html =404;\n${nginxHeaders(headersFor('/', origins), '    ')}\n  }`;
  });
  const immutable = immutableFolders.map((folder) => `  location ${folder} {\n    try_files $uri =404;\n${nginxHeaders(headersFor(`${folder}x`), '    ')}\n  }`);
  return `# Set root to the folder of the site. Every location repeats its headers: nginx drops inherited ones where a location adds its own.
server {
  listen 8080;
  root /srv/site;
  index index.html;
  absolute_redirect off;
  gzip_static on;
  # brotli_static on;
  types {
    text/html html; application/javascript js; application/json json; image/svg+xml svg; image/avif avif; image/webp webp;
    image/png png; image/jpeg jpg; font/woff2 woff2; application/manifest+json webmanifest; application/xml xml; text/plain txt;
  }
  charset utf-8;
  charset_types application/javascript application/json text/plain;
  error_page 404 /404.html;

  location ~ /\\. { return 404; }
  location = /404.html {
    internal;
${nginxHeaders(headersFor('/', origins), '    ')}
  }
  location = /api/ { return 404; }
  location /api/ { client_max_body_size 64k; if ($request_method = POST) { return 204; } return 404; }
${[...immutable, ...sections].join('\n')}
  location / {
    try_files $uri $uri/index.html =404;
${nginxHeaders(headersFor('/', origins), '    ')}
  }
}
`;
}

/** Configuration for hosts of static files, by file name. */
export function hostingFiles(notFoundFiles: readonly string[], origins: ForeignOrigins = {}): Record<string, string> {
  return {
    _headers: headersFile(origins),
    _redirects: redirectsFile(notFoundFiles),
    'nginx.conf': nginxFile(notFoundFiles, origins),
  };
}
