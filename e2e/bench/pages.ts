/** Pages that are measured: one of each kind and section. */
import { refuse } from './settings';

/**
 * A page, the chunks that the plain build loads for it besides its entry, and a page of another section to go on to.
 */
export const measuredPages = [
  { path: '/', chunks: ['home', 'featured-programs', 'student-stories'], goesTo: '/faq' },
  { path: '/major/psychology', chunks: ['value-major-values-psychology-tsx'], goesTo: '/faq' },
  { path: '/faq', chunks: ['page-faq-faq-page-tsx'], goesTo: '/athletics' },
  { path: '/application', chunks: ['page-application-application-page-tsx'], goesTo: '/athletics' },
  { path: '/athletics', chunks: ['page-athletics-athletics-page-tsx'], goesTo: '/faq' },
] as const;

/**
 * The pages that the command names; without any, `usual`. One that the bench does not know ends the process with a
 * message.
 */
export function namedPages(usual: readonly string[], known = usual): readonly string[] {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const unknown = named.find((path) => !known.includes(path));
  if (unknown !== undefined) refuse(`This bench has no page ${unknown}. It has: ${known.join(' ')}`);
  return named.length > 0 ? named : usual;
}
