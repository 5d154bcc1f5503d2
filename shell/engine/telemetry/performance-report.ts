import { onCLS, onFCP, onLCP } from 'web-vitals';
import { whenLoaded } from '../moments';
import { context } from './reporter';
import { reportPaths, send } from './send';

function loadTime(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // What was loaded while the browser prerendered the page cost its visitor no time.
  const { loadEventEnd = 0, activationStart = 0 } = (navigation ?? {}) as {
    loadEventEnd?: number;
    activationStart?: number;
  };
  return Math.max(0, Math.round(loadEventEnd - activationStart));
}

/**
 * Reports how fast this document was, once, five seconds after it has loaded. Times in milliseconds.
 * @returns `freeze`, to be called when the visitor goes to another page: what is measured from then on belongs to that.
 */
export function reportPerformance(): { freeze: () => void } {
  const { url } = context();
  const metrics = { firstContentfulPaint: 0, largestContentfulPaint: 0, cumulativeLayoutShift: 0 };
  let isFrozen = false;
  const note = (name: keyof typeof metrics, value: number) => {
    if (!isFrozen) metrics[name] = value;
  };
  onFCP(({ value }) => note('firstContentfulPaint', Math.round(value)), { reportAllChanges: true });
  onLCP(({ value }) => note('largestContentfulPaint', Math.round(value)), { reportAllChanges: true });
  onCLS(({ value }) => note('cumulativeLayoutShift', value), { reportAllChanges: true });
  whenLoaded(() =>
    setTimeout(
      () => send(reportPaths.performance, { ...context(), url, metrics: { ...metrics, loadTime: loadTime() } }),
      SITE.telemetry.performanceDelay,
    ),
  );
  return {
    freeze: () => {
      isFrozen = true;
    },
  };
}
