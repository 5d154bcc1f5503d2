import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { openerOf, type EngineName } from './engine';
import { Visitor } from './visitor';

const library = join(
  dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json')),
  'dist/@testing-library/dom.umd.min.js',
);

/** Finds elements by role and name inside the page, so that one set of tests serves three browser engines. */
const finder = readFileSync(library, 'utf8');

/** A load that leaving the page cuts off is compared by Firefox as if it had brought an empty file. */
const hashOfNothing = createHash('sha384').digest('base64');

type EngineOptions = { engine: EngineName };

/** A test over whatever engine its project names; it fails on what that engine complains of. */
export const test = base.extend<{ visitor: Visitor; allowed: RegExp[] }, EngineOptions & { shared: Visitor }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  shared: [
    async ({ engine }, use) => {
      const tab = await openerOf(engine)!();
      await use(new Visitor(tab, finder));
      await tab.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Complaints that a test expects. */
  // Playwright reads the fixture's dependencies from this pattern: there are none.
  // eslint-disable-next-line no-empty-pattern
  allowed: async ({}, use) => use([]),
  visitor: async ({ shared, baseURL, allowed }, use) => {
    await shared.tab.complaints();
    shared.home = baseURL!;
    await shared.resize('desk');
    await use(shared);
    const complaints = await shared.tab.complaints();
    shared.home = baseURL!;
    await shared.leave();
    const heard = complaints.filter((complaint) => !complaint.includes(hashOfNothing));
    expect(heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
  },
});

export { expect };
