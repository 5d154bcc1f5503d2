/** WebKitGTK, as Debian packages it: its driver and MiniBrowser, on a display of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../environment';
import { answerSoon, type NamedKey, type Tab } from './tab';
import { beginSession } from './webdriver';

/** Code points of keys that have no character [W3C WebDriver, 17.4.2]. */
const codes: Record<NamedKey, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  Space: ' ',
  End: '\uE010',
  Backspace: '\uE003',
};

/** Without it the toolbar of MiniBrowser keeps the window wider than a phone. */
const toolbarStyle = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/**
 * Collects errors inside the page, because this driver does not report the console. It misses what happens before it is
 * injected.
 */
const listen = `(() => {
  if (location.href === 'about:blank' || window.engineLeaves) return false;
  if (window.engineComplaints) return true;
  const found = window.engineComplaints = [];
  const report = console.error;
  console.error = (...words) => { found.push('console: ' + words.join(' ')); report(...words); };
  // WebKit refuses a preload and then takes the script itself all the same: nothing is lost that a visitor sees.
  addEventListener('error', ({ message, target }) => target.rel !== 'preload' && found.push('error: ' + (message ?? target.outerHTML)), true);
  addEventListener('unhandledrejection', ({ reason }) => found.push('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => found.push('violation of ' + violatedDirective + ': ' + blockedURI));
  return true;
})()`;

/** Starts a display and gives its number, which Xvfb chooses among the free ones. */
async function startDisplay(): Promise<{ number: string; child: ChildProcess }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]!.once('data', (data: Buffer) => resolve(data.toString().trim()));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Xvfb ended at once.')));
  });
  return { number, child };
}

function writeConfiguration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), toolbarStyle);
  return folder;
}

/** @param browser Path of MiniBrowser. */
export async function openWebKit(browser: string): Promise<Tab> {
  const [display, port, folder] = [await startDisplay(), await freePort(), writeConfiguration()];
  const env = {
    ...process.env,
    DISPLAY: `:${display.number}`,
    XDG_CONFIG_HOME: folder,
    // The sandbox needs a user namespace, which containers and root do not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const endAll = () => {
    driver.kill();
    display.child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const { send } = await beginSession(`http://127.0.0.1:${port}`, {
    // Not waiting for the load leaves time to listen before the scripts of the document run.
    pageLoadStrategy: 'none',
    // The page asks for confirmation before a visitor leaves a form that they have written in.
    unhandledPromptBehavior: 'accept',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  }).catch((error: unknown) => {
    endAll();
    throw error;
  });
  const perform = (type: 'key' | 'pointer', actions: object[]) =>
    send('POST', '/actions', {
      actions: [{ type, id: type, ...(type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {}), actions }],
    });
  const move = (x: number, y: number) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  // Only synchronous values: a command that awaits a promise hangs if its document is left.
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  /** Polls until the page returns true; in the moment between two documents there may be no answer. */
  const until = async (expression: string) => {
    const end = Date.now() + 20_000;
    while (Date.now() < end) {
      if (await answerSoon(evaluate(expression))) return;
      await delay(20);
    }
    throw new Error(`Never came true: ${expression.slice(0, 80)}`);
  };
  const setSize = (width: number, height: number) => send('POST', '/window/rect', { width, height });
  const complaints = async () =>
    ((await evaluate('(window.engineComplaints ?? []).splice(0)').catch(() => [])) ?? []) as string[];
  let kept: string[] = [];
  return {
    goto: async (url) => {
      kept.push(...(await complaints()));
      await evaluate('void (window.engineLeaves = true)');
      await send('POST', '/url', { url });
      await until(listen);
      await until(`document.readyState === 'complete'`);
    },
    evaluate,
    resize: async (width, height) => {
      await setSize(width, height);
      await until(`innerWidth === ${width}`);
      // What remains of the toolbar takes some of the window's height.
      const inside = (await evaluate('innerHeight')) as number;
      if (inside !== height) await setSize(width, height + height - inside);
    },
    point: async (x, y) => void (await perform('pointer', [move(x, y)])),
    click: async (x, y) =>
      void (await perform('pointer', [
        move(x, y),
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    press: async (...names) => {
      const values = names.map((name) => codes[name]);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      await perform('key', [...down, ...values.reverse().map((value) => ({ type: 'keyUp', value }))]);
    },
    type: async (text) =>
      void (await perform(
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    back: async () => void (await evaluate('void history.back()')),
    forward: async () => void (await evaluate('void history.forward()')),
    complaints: async () => {
      const found = [...kept, ...(await complaints())];
      kept = [];
      return found;
    },
    close: async () => {
      await send('DELETE', '').catch(() => {});
      endAll();
    },
  };
}
