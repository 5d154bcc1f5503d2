import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What has to run in a page before `findViolations` does. */
export const axeSource = axe.source;

/** Runs in a page: the accessibility violations in its current state, each with the elements concerned. */
export async function findViolations(): Promise<string[]> {
  type Violation = { id: string; nodes: { html: string; failureSummary?: string }[] };
  const { axe: runner } = window as unknown as {
    axe: { run: (context: Document) => Promise<{ violations: Violation[] }> };
  };
  const { violations } = await runner.run(document);
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
