import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What has to run in a page before `findViolations` does. */
const axeSource = axe.source;

/** Runs in a page: the violations of its current state, each with the elements concerned. */
async function findViolations(): Promise<string[]> {
  type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };
  const { axe: runner } = window as unknown as {
    axe: { run: (context: Document) => Promise<{ violations: Violation[] }> };
  };
  // What is not laid out yet has neither colours nor places that axe could compare.
  const whole = new CSSStyleSheet();
  whole.replaceSync('*{content-visibility:visible!important}');
  document.adoptedStyleSheets.push(whole);
  const { violations } = await runner.run(document);
  document.adoptedStyleSheets.pop();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(' | ')}`,
  );
}

/** Accessibility violations of a page in its current state. */
export async function violationsOf(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(findViolations);
}
