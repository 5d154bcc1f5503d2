/** The longest time, in milliseconds, in which a quick network delivers a document. */
const quick = 60;

/**
 * Whether the document arrived so soon that whatever is requested next will be there in no time either. Where nothing is
 * known of its arrival, as with a test's own clock, it did not.
 */
export function hasQuickNetwork(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!navigation?.responseEnd) return false;
  return navigation.responseEnd - navigation.requestStart <= quick;
}
