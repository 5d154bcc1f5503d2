import { onArrival } from '../navigation/navigation';
import { reportPerformance } from './performance-report';
import { whenShown } from '../moments';
import { createReportLimit } from './report-limit';
import { context, deliverFaults } from './reporter';
import { publicAddress, reportPaths, send } from './send';

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
