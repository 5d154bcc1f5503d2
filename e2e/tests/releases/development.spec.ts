import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask as askSite } from '@3eu/platform/release/testing/ask';
import { academics } from '../../../mfe-academics/src/content/academics';
import { footer } from '../../../shell/src/content/footer';
import { ask, ended, type registryOf } from '../../releases/project';
import { expect, hydrated, test } from '../../fixtures';
import { siteRoot } from '../../environment';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const title = academics.colleges.title;

/** Opens the page in development, changes its words, and sees them without losing what was opened. */
async function reloadsHot(page: Page, url: string, root: string) {
  await page.goto(`${url}/academics`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const quickLinks = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Quick Links' });
  // Not with the pointer: its hovering opens the menu too, and a click long after that closes it.
  await quickLinks.press('Enter');
  await expect(quickLinks).toHaveAttribute('aria-expanded', 'true');
  const file = join(root, 'src/content/academics.ts');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(`title: '${title}'`, "title: 'Changed while you look'"));
  await expect(page.getByRole('heading', { name: 'Changed while you look' })).toBeVisible();
  await expect(quickLinks).toHaveAttribute('aria-expanded', 'true');
  writeFileSync(file, text);
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

test.describe('a remote in development', () => {
  let root: string;
  let url: string;
  test.beforeAll(async ({ sharedScratch }) => {
    root = sharedScratch.package('academics', {});
    url = await sharedScratch.develop([root, '--site', siteRoot]);
  });

  test('runs inside the published site with hot reload that keeps state', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|ERR_CONNECTION|WebSocket|integrity/);
    await reloadsHot(page, url, root);
  });

  test('runs inside a deployed site as well, and requests nothing from any other host', async ({
    page,
    complaints,
    scratch,
  }) => {
    complaints.allow(/Failed to load resource|ERR_CONNECTION|WebSocket|integrity/);
    const deployed = await scratch.serve(siteRoot);
    const inside = await scratch.develop([root, '--shell', deployed]);
    await reloadsHot(page, inside, root);
    const [{ port }, { port: foreign }] = [new URL(inside), new URL(deployed)];
    const status = await new Promise((resolve) =>
      httpRequest({ host: 'localhost', port, path: `//127.0.0.1:${foreign}/remotes.json` }, (response) =>
        resolve(response.resume().statusCode),
      ).end(),
    );
    expect(status).toBe(404);
  });

  test('is built for its own page only: other sites can neither read it nor have it do anything', async () => {
    const registry = (await (await fetch(`${url}/remotes.json`)).json()) as ReturnType<typeof registryOf>;
    const { entry } = registry.remotes.academics!;
    const build = new URL(entry.url).origin;
    const evil = { Origin: 'https://evil.example' };
    const script = await askSite(build, '/remoteEntry.js', { headers: evil });
    expect([script.status, script.headers['access-control-allow-origin']]).toEqual([200, url]);
    for (const [path, headers] of [
      ['/rspack-dev-server/open-editor?fileName=/etc/hosts', evil],
      ['/rspack-dev-server/invalidate', evil],
      ['/remoteEntry.js', { Host: 'evil.example' }],
    ] as const)
      expect([403, 404], path).toContain((await askSite(build, path, { headers })).status);
    expect((await askSite(url, '/academics', { headers: { Host: 'evil.example' } })).status).toBe(403);
  });

  test('serves an unreleased page at once, even one added while the server runs', async ({ page, complaints }) => {
    test.setTimeout(120_000);
    // The server is started anew meanwhile.
    complaints.allow(/Failed to load resource|ERR_CONNECTION|WebSocket|404|dev-server\] Event|no answer/);
    const add = (name: string) => {
      mkdirSync(join(root, 'src/pages', name), { recursive: true });
      writeFileSync(
        join(root, `src/pages/${name}/${name}-page.tsx`),
        `import { Seo } from '@3eu/platform/page';\nimport { PageHeader } from '@3eu/university/ui';\nexport const Page = () => <><Seo title="Labs" description="Labs." keywords={[]} section="Academics" /><PageHeader variant="plain" title="The ${name} page" lede="It is new." /></>;\n`,
      );
      const file = join(root, 'src/descriptor.ts');
      // As git and many editors write a file: under another name, then renamed into place.
      writeFileSync(
        `${file}~`,
        readFileSync(file, 'utf8').replace(
          'pages: [',
          `pages: [{ path: '/${name}', module: './pages/${name}', label: 'All the ${name}', footer: 'academics' },`,
        ),
      );
      renameSync(`${file}~`, file);
    };
    const seen = (url: string, name: string) =>
      expect(async () => {
        await page.goto(`${url}/${name}`);
        await expect(page.getByRole('heading', { level: 1, name: `The ${name} page` })).toBeVisible({ timeout: 2000 });
      }).toPass();
    add('laboratories');
    await seen(url, 'laboratories');
    expect((await askSite(url, '/laboratories', { headers: { Accept: '*/*' } })).status).toBe(200);
    for (const name of ['observatory', 'greenhouse']) {
      add(name);
      await seen(url, name);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: 'All the laboratories' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'The laboratories page' })).toBeVisible();
  });

  test('offers the style guide', async ({ page, complaints }) => {
    complaints.allow(/ERR_CONNECTION|WebSocket/);
    const response = await page.goto(`${url}/styleguide`);
    expect(response!.status()).toBe(200);
    await expect(page).toHaveTitle(/Style guide/);
    await expect(page.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
    for (const name of ['Ledger', 'Table, Money', 'Button, ActionRow', 'NextSteps'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Show it as on a phone' }).click();
    const phone = page.frameLocator('iframe[title="The style guide on a phone"]');
    await expect(phone.getByRole('heading', { level: 1, name: 'Style guide' })).toBeVisible();
  });

  const component = () => join(root, 'src/pages/academics/academics-page.tsx');
  const overlayOf = (page: Page) => page.locator('iframe[id$="client-overlay"]');

  test('an edit of a component leaves what a visitor has written in its form', async ({ page, complaints }) => {
    complaints.allow(/Failed to load resource|ERR_CONNECTION|WebSocket|integrity/);
    const source = readFileSync(component(), 'utf8');
    // A component that its module keeps to itself, with state of its own.
    const form =
      'function Draft() { const [text, write] = useState(\'\'); return <input aria-label="Draft" value={text} onChange={({ target }) => write(target.value)} />; }';
    const withForm = `import { useState } from 'react';\n${source.replace('<StatBand', '<Draft /><StatBand')}\n${form}\n`;
    try {
      writeFileSync(component(), withForm);
      const draft = page.getByRole('textbox', { name: 'Draft' });
      await expect(async () => {
        await page.goto(`${url}/academics`);
        await expect(draft).toBeVisible();
      }).toPass();
      await draft.fill('Half a sentence');
      writeFileSync(component(), withForm.replace('<StatBand', '<p>Said beside it</p><StatBand'));
      await expect(page.getByText('Said beside it')).toBeVisible();
      await expect(draft).toHaveValue('Half a sentence');
    } finally {
      writeFileSync(component(), source);
    }
  });

  test.describe('with something wrong in it', () => {
    let source: string;
    test.beforeAll(() => void (source = readFileSync(component(), 'utf8')));
    test.afterEach(() => writeFileSync(component(), source));
    /** Edits the page's component, above what it returns. */
    const inPage = (text: string) => source.replace('  return (', `  ${text} // Here\n  return (`);

    for (const [what, edit, words] of [
      ['a syntax error', () => inPage('const broken = ;'), 'Expression expected'],
      ['a wrong type', () => inPage("const lamps: number = 'two'; void lamps;"), 'TS2322'],
      [
        'an error while it renders',
        () => inPage("if (Date.now() > 0) throw new Error('The lamp is out');"),
        'The lamp is out',
      ],
      [
        'an error in an effect',
        () =>
          `import { useEffect } from 'react';\n${inPage("useEffect(() => { throw new Error('The bell is still'); });")}`,
        'The bell is still',
      ],
      [
        'a text that is written as HTML',
        () =>
          `import { useEffect } from 'react';\n${inPage("useEffect(() => document.body.insertAdjacentHTML('beforeend', '<i></i>'));")}`,
        'TrustedHTML',
      ],
    ] as const)
      test(`shows ${what} with its place, on a page that is open and on one opened later`, async ({
        page,
        complaints,
      }) => {
        complaints.allow(/./);
        await page.goto(`${url}/academics`);
        await hydrated(page);
        writeFileSync(component(), edit());
        const before = edit().split(' // Here')[0]!;
        const place = new RegExp(`academics-page\\.tsx[\\s─╭\\[:]+${before.split('\n').length}\\b`);
        const told = async () => {
          const overlay = overlayOf(page).contentFrame();
          await expect(overlay.getByText(words).first()).toBeVisible({ timeout: 60_000 });
          await expect(overlay.getByText(place).first()).toBeVisible();
          await expect(overlay.getByText(/http:/)).toHaveCount(0);
        };
        await told();
        // What does not compile is not sent: the page that is opened later is the one before.
        await page.reload();
        await told();
        writeFileSync(component(), source);
        await expect(overlayOf(page)).toHaveCount(0);
        await expect(async () => {
          await page.reload();
          await hydrated(page);
          await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
          await expect(overlayOf(page)).toHaveCount(0);
        }).toPass();
      });

    test('shows an error while it is loaded; on a page that is open, the console has it', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/./);
      writeFileSync(component(), `${source}\nif (Date.now() > 0) throw new Error('The tide is out');\n`);
      await expect(async () => {
        await page.goto(`${url}/academics`);
        await expect(overlayOf(page).contentFrame().getByText('The tide is out').first()).toBeVisible();
      }).toPass();
    });
  });
});

test('an unreachable --shell address is reported', { tag: '@night' }, () => {
  const { status, codes } = ask(['dev', 'academics', '--shell', 'http://localhost:9'], { PORT: '0' });
  expect([status, codes]).toEqual([1, ['site-silent']]);
});

test(
  'with everything in development at once, a remote and the shell hot-reload and the page keeps its state',
  { tag: '@night' },
  async ({ page, complaints, scratch }) => {
    // A page that is built for longer than a navigation waits comes as its document.
    complaints.allow(
      /Failed to load resource|ERR_CONNECTION|WebSocket|integrity|gave no answer|Transition was aborted/,
    );
    // Five compilers share the machine, and a change of the design system is built by each.
    const soon = expect.configure({ timeout: 60_000 });
    const copy = scratch.copy();
    const edit = (file: string, from: string, to: string) => {
      const text = readFileSync(join(copy.root, file), 'utf8');
      expect(text).toContain(from);
      writeFileSync(join(copy.root, file), text.replace(from, to));
    };
    const url = await scratch.develop(['--site', siteRoot], copy);
    await page.goto(`${url}/academics`);
    await hydrated(page);
    const quickLinks = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Quick Links' });
    await quickLinks.press('Enter');
    await expect(quickLinks).toHaveAttribute('aria-expanded', 'true');
    edit('mfe-academics/src/content/academics.ts', `title: '${title}'`, "title: 'Changed while you look'");
    await soon(page.getByRole('heading', { name: 'Changed while you look' })).toBeVisible();
    edit('shell/src/content/footer.ts', `label: '${footer.privacy.label}'`, "label: 'Changed in the shell'");
    await soon(page.getByRole('link', { name: 'Changed in the shell' })).toBeVisible();
    await expect(quickLinks).toHaveAttribute('aria-expanded', 'true');
    edit(
      'shared/university/ui/foundation/base-css.ts',
      ':root{color-scheme:light;',
      ':root{color-scheme:light;--edited:1;',
    );
    await soon(page.locator('html')).toHaveCSS('--edited', '1');
    await hydrated(page);
    for (const name of ['Admissions', 'Student Life']) {
      const title = await page.title();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).first().click();
      await expect(page).not.toHaveTitle(title);
      await expect(page.locator('main h1:visible')).toHaveCount(1);
    }
  },
);

/** The memory of a process and of all that it has started, in megabytes. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [number, number, number]);
  const below = (id: number): number[] => [id, ...all.flatMap(([own, parent]) => (parent === id ? below(own) : []))];
  const tree = below(pid);
  return all.reduce((sum, [own, , kilobytes]) => sum + (tree.includes(own) ? kilobytes / 1024 : 0), 0);
}

test(
  'what npm start is left with once it serves has neither compiler nor renderer in it',
  { tag: '@night' },
  async ({ scratch }) => {
    const child = scratch.start(['start', '--site', scratch.site()], { PORT: '0' });
    let said = '';
    child.stdout!.on('data', (part: Buffer) => (said += part.toString()));
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(/ready at http/);
    expect(memoryOf(child.pid!)).toBeLessThan(120);
    child.kill('SIGINT');
    expect(await ended(child)).toBe(130);
  },
);

test.describe('in the released site', () => {
  test('no foreign code can be injected through a hostile registry', async ({ page, request, baseURL, complaints }) => {
    complaints.allow(/violation|Content Security Policy|Refused|Failed to load|integrity/i);
    const foreign: string[] = [];
    page.on(
      'response',
      (response) => new URL(response.url()).origin === new URL(baseURL!).origin || foreign.push(response.url()),
    );
    const registry = (await (await request.get('/remotes.json')).json()) as {
      remotes: Record<string, { entry: { url: string; integrity: string } }>;
    };
    // As a development server’s, which has no hash.
    registry.remotes.support!.entry = { url: 'http://evil.example/remoteEntry.js', integrity: '' };
    await page.route('**/remotes.json', (route) => route.fulfill({ json: registry }));
    await page.route('http://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.smuggled = true' }),
    );
    await page.goto('/academics');
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    await hydrated(page);
    expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
    expect(foreign).toEqual([]);
  });
});
