/** Room telemetry: which faults are reported, and how many. For start.ts alone. */
import type { Fault, ReportContext } from './reporter';

/** One fault, as it is reported (specification, section 7). */
export type Report = { error: string; stack: string; componentStack: string } & ReportContext;

/** The most reports of one page view; the last of them counts what was left out. */
const mostReports = 10;

function reportOf({ error, ...fault }: Fault): Report {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { ...fault, error: message, stack };
}

/**
 * Keeps reports from flooding: each distinct fault once a page view, ten at most. What is left out is counted, and the
 * count is the last report of the page view.
 */
export function createReportLimit(deliver: (report: Report) => void) {
  let seen = new Set<string>();
  let leftOut = 0;
  let last: Report | undefined;
  let page: string | undefined;

  /** Ends the page view; the next one reports afresh. */
  function endPageView() {
    if (last) deliver({ ...last, error: `${leftOut} more faults on this page`, stack: '', componentStack: '' });
    seen = new Set();
    leftOut = 0;
    last = undefined;
  }

  /** Ends the page view if the page is another one: it may have failed during rendering, before it was shown. */
  function showPage(url: string) {
    if (page !== url) endPageView();
    page = url;
  }

  return {
    report(fault: Fault) {
      showPage(fault.url);
      const report = reportOf(fault);
      if (seen.has(report.error) || seen.size >= mostReports - 1) {
        leftOut += 1;
        last = report;
      } else {
        seen.add(report.error);
        deliver(report);
      }
    },
    showPage,
    endPageView,
  };
}
