/** One fault, as it is reported (specification, section 7). */
export type Fault = { error: string; stack: string; componentStack: string };

/** The most reports of one page view; the last of them counts what was left out. */
const mostReports = 10;

function faultOf(error: unknown, componentStack: string): Fault {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { error: message, stack, componentStack };
}

/**
 * Keeps reports from flooding: each distinct fault once a page view, ten at most. What is left out is counted, and the
 * count is the last report of the page view.
 */
export function createReportLimit(deliver: (fault: Fault) => void) {
  let seen = new Set<string>();
  let leftOut = 0;
  return {
    report(error: unknown, componentStack = '') {
      const fault = faultOf(error, componentStack);
      const isKnown = seen.has(fault.error);
      if (isKnown || seen.size >= mostReports - 1) leftOut += 1;
      else {
        seen.add(fault.error);
        deliver(fault);
      }
    },
    endPageView() {
      if (leftOut > 0) deliver({ error: `${leftOut} more faults on this page`, stack: '', componentStack: '' });
      seen = new Set();
      leftOut = 0;
    },
  };
}
