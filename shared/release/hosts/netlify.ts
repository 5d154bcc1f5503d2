import { sectionsOf, type HostRules } from './rules';

function rule(from: string, to: string, status: 301 | 404): string {
  // Without force, the small document that leads on from a moved address would be served in place of the redirect. An
  // address in other letters (`/FAQ`) has none, and must not match the page itself.
  const force = status === 301 && from.toLowerCase() !== to ? '\n  force = true' : '';
  return `[[redirects]]\n  from = ${JSON.stringify(from)}\n  to = ${JSON.stringify(to)}\n  status = ${status}${force}\n`;
}

/** `netlify.toml`: moved addresses, then unknown values of a section's pattern, then everything else that is unknown. */
export function netlifyFile({ notFoundFiles, redirects }: HostRules): string {
  return [
    '[build]\n  publish = "."\n',
    ...Object.entries(redirects).map(([from, to]) => rule(from, to, 301)),
    ...sectionsOf(notFoundFiles).map((folder) => rule(`${folder}:value`, `${folder}404.html`, 404)),
    rule('/*', '/404.html', 404),
  ].join('\n');
}
