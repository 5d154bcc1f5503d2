/** Hash of the empty text: emotion makes an empty style element in the browser and fills it through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

function policy(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ');
}

/** The directives that document and header have in common. */
function sources(connections: readonly string[]): Record<string, string> {
  return {
    'script-src': "'self'",
    'connect-src': ["'self'", ...connections].join(' '),
    'img-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
  };
}

/**
 * The part of the Content-Security-Policy in the document, which applies in addition to the header. The hashes of its
 * inlined styles are here because they would be too long for the header rules of static hosts. `default-src 'none'` is
 * here too, because in a header without the hashes it would block those styles.
 * @param connections Other origins that the page may talk to.
 */
export function documentPolicy(styleHashes: readonly string[], connections: readonly string[]): string {
  return policy({
    'default-src': "'none'",
    ...sources(connections),
    'style-src': ["'self'", emptyStyle, ...styleHashes].join(' '),
    'style-src-attr': "'none'",
    'form-action': "'self'",
    'base-uri': "'none'",
  });
}

/** What keeps text from becoming code. @param names Of policies beside the site's own. */
function trustedTypes(id: string, ...names: string[]): Record<string, string> {
  return {
    'require-trusted-types-for': "'script'",
    'trusted-types': [id, ...names, "'allow-duplicates'"].join(' '),
  };
}

/**
 * What is left of the policy in development, where scripts have no hashes: what visitors' browsers would refuse is refused
 * there too. Development servers are on this machine, and their client shows errors.
 */
export function developmentPolicy(id: string, connections: readonly string[]): string {
  const own = ["'self'", 'http://localhost:*', 'ws://localhost:*'];
  return policy({
    'connect-src': [...new Set([...own, ...connections])].join(' '),
    ...trustedTypes(id, 'rspack-dev-server#overlay'),
  });
}

/**
 * The part of the Content-Security-Policy that is the same for the whole site, sent as a header.
 * @param id The site's: the Trusted Types policy under which every build creates script addresses has this name.
 * @param connections Other origins that any page may talk to.
 */
export function sitePolicy(id: string, connections: readonly string[]): string {
  return policy({
    ...sources(connections),
    'frame-src': "'none'",
    'media-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    ...trustedTypes(id),
  });
}
