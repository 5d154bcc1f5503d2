/** Room telemetry: starts what is measured. For start alone. */
import { onCLS, onFCP, onLCP } from 'web-vitals';
import { onArrival } from '../navigation/navigation';
import { whenLoaded, whenShown } from '../moments';
import { createReportLimit } from './report-limit';
import { context, deliverFaults } from './reporter';
import { publicAddress, reportPaths, send } from './send';

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
function reportPerformance(): { freeze: () => void } {
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

function sendEvent(event: string, properties: Record<string, unknown>) {
  if (!SITE.telemetry.events) return;
  send(reportPaths.events, { event, properties: { ...properties, ...context() } });
}

function viewPage() {
  sendEvent('page_view', { page: location.pathname, title: document.title });
}

/** Calls to action name themselves: `data-action` and `data-location`. */
function onClick({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
  if (link) sendEvent('cta_click', { location: link.dataset.location, action: link.dataset.action });
}

function start() {
  send(reportPaths.telemetry, {
    type: 'page_load',
    ...context(),
    userAgent: navigator.userAgent,
    referrer: publicAddress(document.referrer),
  });
  const faults = createReportLimit((report) => send(reportPaths.errors, report));
  deliverFaults(faults.report);
  const performanceReport = reportPerformance();
  viewPage();
  onArrival(() => {
    performanceReport.freeze();
    faults.showPage(context().url);
    viewPage();
  });
  addEventListener('pagehide', faults.endPageView);
  document.addEventListener('click', onClick, { capture: true });
}

/** Starts the reporting of section 7 when the page is shown. Call it on the provider's hosting only. */
export function startTelemetry() {
  whenShown(start);
}
