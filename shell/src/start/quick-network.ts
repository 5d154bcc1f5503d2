/** The longest time, in milliseconds, in which a quick network delivers a document. */
const quick = 60;

/** Whether the document arrived so soon that whatever is requested next will be there in no time either. */
export function hasQuickNetwork(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
  const { requestStart, responseEnd } = navigation;
  return responseEnd > 0 && responseEnd - requestStart <= quick;
}
