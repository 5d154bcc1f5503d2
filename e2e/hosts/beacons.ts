import type { Page } from '@playwright/test';

export type Report = { path: string; method: string; body: Record<string, unknown> };

/**
 * Collects every reporting call. The browser shows a beacon's request without its body, so the body is read where it is
 * sent. @returns What has been sent to a path so far.
 */
export async function listenToBeacons(page: Page): Promise<(path: string) => Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction(
    'recordBeacon',
    (path: string, text: string) =>
      void reports.push({ path, method: 'POST', body: JSON.parse(text) as Record<string, unknown> }),
  );
  await page.addInitScript(() => {
    const { recordBeacon } = window as unknown as { recordBeacon: (path: string, text: string) => void };
    const original = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      void (body as Blob).text().then((text) => recordBeacon(String(path), text));
      return original(path, body);
    };
  });
  return (path) => reports.filter((report) => report.path.startsWith(path));
}
