/** WebKitGTK, as Debian packages it: its driver and MiniBrowser, on a display of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../environment';

/** Without it the toolbar of MiniBrowser keeps the window wider than a phone. */
const toolbarStyle = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

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

async function answers(url: string): Promise<void> {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** @param browser Path of MiniBrowser. */
export async function openWebKit(browser: string): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  const [display, port, folder] = [await startDisplay(), await freePort(), mkdtempSync(join(tmpdir(), 'webkit-'))];
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), toolbarStyle);
  const env = {
    ...process.env,
    DISPLAY: `:${display.number}`,
    XDG_CONFIG_HOME: folder,
    // The sandbox needs a user namespace, which containers and root do not give.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const end = () => {
    server.kill();
    display.child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answers(`${url}/status`);
    const driver = new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          // The page asks for confirmation before a visitor leaves a form that they have written in.
          unhandledPromptBehavior: 'accept',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
      .build();
    await driver.getSession();
    const close = async () => {
      await driver.quit().catch(() => {});
      end();
    };
    return { driver, close };
  } catch (error) {
    end();
    throw error;
  }
}
