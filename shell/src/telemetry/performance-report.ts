import { onCLS, onFCP, onLCP } from 'web-vitals';
import { timers } from '@3eu/shared/site';
import { context, reportPaths, send } from './send';

type Metrics = { loadTime: number; firstContentfulPaint: number; largestContentfulPaint: number; cumulativeLayoutShift: number };

function loadTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation ? Math.round(navigation.loadEventEnd - navigation.startTime) : 0;
}

/** Reports how fast this document was, once, five seconds after it has loaded. Times in milliseconds. */
export function reportPerformance() {
  const metrics: Metrics = { loadTime: 0, firstContentfulPaint: 0, largestContentfulPaint: 0, cumulativeLayoutShift: 0 };
  onFCP(({ value }) => (metrics.firstContentfulPaint = Math.round(value)), { reportAllChanges: true });
  onLCP(({ value }) => (metrics.largestContentfulPaint = Math.round(value)), { reportAllChanges: true });
  onCLS(({ value }) => (metrics.cumulativeLayoutShift = value), { reportAllChanges: true });
  const later = () => setTimeout(() => send(reportPaths.performance, { ...context(), metrics: { ...metrics, loadTime: loadTime() } }), timers.performanceReport);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
