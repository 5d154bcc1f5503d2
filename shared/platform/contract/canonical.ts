/** `/faq/` and `/faq` are one page; its canonical address has no trailing slash. */
export function canonicalPath(pathname: string): string {
  return pathname === '/' ? '/' : pathname.replace(/\/+$/, '');
}

/** The address of a page's picture for social cards, drawn when the page is published. */
export function socialPicturePath(pathname: string): string {
  const path = canonicalPath(pathname);
  return `/og${path === '/' ? '/home' : path}.jpg`;
}
