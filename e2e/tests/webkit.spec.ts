import { webkit } from '@playwright/test';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { application } from '../../mfe-admissions/src/content/application';
import { requestInfo } from '../../mfe-admissions/src/content/request-info';
import { faq } from '../../mfe-support/src/content/faq';
import { entries } from '../../mfe-support/src/content/knowledge-base/entries';
import { header } from '../../shell/src/content/header';
import { expect, test } from '../fixtures';
import { axeSource, findViolations } from '../page/accessibility';
import { openWebKit } from '../page/webkit';
import { allPages } from '../pages';
import { hasBuild, webKitPath } from '../programs';

/** The main flows in WebKitGTK over WebDriver, where the project `webkit` has no browser of Playwright's. */
test.describe.configure({ mode: 'default', timeout: 120_000 });
test.skip(hasBuild(webkit), 'Playwright’s own WebKit is on this machine, and runs the flows themselves.');
test.skip(!webKitPath(), 'WebKitGTK, its driver or Xvfb is not on this machine.');

let driver: WebDriver;
let close: () => Promise<void>;
test.beforeAll(async () => {
  ({ driver, close } = await openWebKit(webKitPath()!));
});
test.afterAll(() => close?.());

/** Runs in the page, and gives a value that is no promise: one never answers if its document is left meanwhile. */
const ask = <Result>(script: string) => driver.executeScript<Result>(`return (${script})`);
const sees = (script: string, expected: unknown = true) =>
  expect.poll(() => ask(script).catch(() => undefined), { message: script, timeout: 15_000 }).toEqual(expected);

const isReady = `document.querySelector('header [data-ready]') !== null &&
  Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactFiber'))`;

test.beforeEach(() => driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 }));
test.afterEach(async () => {
  expect(await ask('window.complaints ?? []')).toEqual([]);
});

/** Opens a page, waits until React runs on it, and notes from then on what it complains of. */
async function open(path: string) {
  await driver.get(new URL(path, test.info().project.use.baseURL).href);
  await sees(isReady);
  await driver.executeScript(`
    const complaints = (window.complaints = []);
    console.error = (...words) => complaints.push(words.join(' '));
    addEventListener('error', ({ message }) => complaints.push(message));
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
    addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push('violation: ' + blockedURI));`);
}

const element = (css: string, words: string) =>
  driver.findElement(
    By.js(`return [...document.querySelectorAll(${JSON.stringify(css)})].find((each) =>
    each.checkVisibility() && (each.getAttribute('aria-label') ?? each.textContent).trim() === ${JSON.stringify(words)})`),
  );
/** What moves or is covered cannot be clicked yet. */
const click = (css: string, words: string) =>
  expect(async () => (await element(css, words)).click()).toPass({ timeout: 15_000 });
const press = (...keys: string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();
const field = (label: string) =>
  driver.findElement(
    By.js(`return [...document.querySelectorAll('main label')].find(({ textContent }) =>
    textContent.startsWith(${JSON.stringify(label)})).control`),
  );

test('WebKit goes through all remotes without a page load; each page is announced and focused', async () => {
  await open('/');
  for (const [place, name, path] of [
    ['header nav', 'Admissions', '/admissions'],
    ['header nav', 'Academics', '/academics'],
    ['header nav', 'Student Life', '/student-life'],
    ['footer', 'FAQ', '/faq'],
  ] as const) {
    await click(`${place} a[href="${path}"]`, name);
    await sees('location.pathname', path);
    await sees(`document.activeElement.matches('main h1')`);
    await sees(`document.querySelector('[data-announcer]').textContent === document.querySelector('h1').textContent`);
  }
  await driver.navigate().back();
  await sees('location.pathname', '/student-life');
  // The list of what it complained of is the first document's.
  expect(await ask('Array.isArray(window.complaints)')).toBe(true);
});

test('a dropdown of WebKit opens by keyboard, and Escape returns the focus', { tag: '@night' }, async () => {
  await open('/academics');
  const name = header.openMenu('Academics');
  const expanded = `document.querySelector('header button[aria-label="${name}"]').ariaExpanded`;
  await driver.executeScript(`document.querySelector('header button[aria-label="${name}"]').focus()`);
  await press(Key.ENTER);
  await sees(expanded, 'true');
  await press(Key.TAB);
  await sees(`document.activeElement.closest('header [data-panel]') !== null`);
  await press(Key.ESCAPE);
  await sees(expanded, 'false');
  await sees('document.activeElement.ariaLabel', name);
});

test('on a phone’s width, WebKit’s menu is a modal dialog that a choice closes', { tag: '@night' }, async () => {
  await driver.manage().window().setRect({ width: 390, height: 844 });
  await open('/academics');
  await click('header button', header.mobileMenu.button);
  await sees(`document.querySelector('header dialog:modal') !== null`);
  await press(Key.ESCAPE);
  await sees(`document.querySelector('header dialog:modal') === null`);
  await click('header button', header.mobileMenu.button);
  await click('header dialog a', 'APPLY');
  await sees('location.pathname', '/application');
  await sees(`document.querySelector('header dialog:modal') === null`);
});

test('a form in WebKit asks for a missing field, and ends with a thank-you message', { tag: '@night' }, async () => {
  await open('/request-info');
  await click('main button', requestInfo.form.submit);
  await sees('document.activeElement.name', 'firstName');
  await press('Ada');
  await field(requestInfo.form.you.lastName).sendKeys('Lovelace');
  await field(requestInfo.form.you.email).sendKeys('ada@example.org', Key.ENTER);
  await sees('document.activeElement.textContent', 'Thank You');
});

test('leaving a form in WebKit asks first, and what was written stays', { tag: '@night' }, async () => {
  await open('/application');
  await field(application.personal.firstName).sendKeys('Ada');
  await click('header nav a[href="/academics"]', 'Academics');
  await sees(`document.querySelector('dialog:modal:not(header dialog)') !== null`);
  await press(Key.ESCAPE);
  await sees(`document.querySelector('dialog:modal:not(header dialog)') === null`);
  expect(await field(application.personal.firstName).getAttribute('value')).toBe('Ada');
});

test('an FAQ search in WebKit is kept in the address, and undone by Back', { tag: '@night' }, async () => {
  await open('/faq');
  await driver.findElement(By.css('main input[type=search]')).sendKeys('waiver', Key.ENTER);
  await sees('location.search', '?q=waiver');
  const fee = entries.find(({ id }) => id === 'application-fee')!;
  await sees(`[...document.querySelectorAll('main h3 button')].map(({ textContent }) => textContent)`, [fee.question]);
  await sees(`document.querySelector('main [role=status]').textContent`, faq.results.found(1, 'waiver'));
  await driver.navigate().back();
  await sees(`document.querySelectorAll('main h3 button').length`, entries.length);
});

test('every page hydrates in WebKit, fits a desktop and a phone, and is accessible', { tag: '@night' }, async () => {
  test.setTimeout(600_000);
  for (const path of allPages) {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await driver.manage().window().setRect({ width, height });
      await open(path);
      const wide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect([path, width, await ask(wide)]).toEqual([path, width, 0]);
    }
    await driver.executeScript(axeSource);
    const violations = await driver.executeAsyncScript(
      `const done = arguments[arguments.length - 1]; (${findViolations.toString()})().then(done);`,
    );
    expect(violations, path).toEqual([]);
  }
});
