/** The one spelling of an address, which hosts lead to: `/faq/`, `//faq` and `/faq/index.html` are `/faq`. */
export function canonicalPath(pathname: string): string {
  const path = pathname.replaceAll(/\/{2,}/g, '/').replace(/\/index\.html$/, '');
  return path.replace(/\/$/, '') || '/';
}

/** The address of a page's picture for social cards, drawn when the page is published. */
export function socialPicturePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return `/og${path === '/' ? '/home' : path}.jpg`;
}
