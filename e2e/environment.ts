import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Port of the site under test. */
export const port = 4310;

/** Port of the site whose remotes stand on origins of their own; theirs are the ports after it. */
export const ownOriginsPort = 4320;

/** Port of the site as nginx serves it. */
export const nginxPort = 4330;

/** Whether this machine has nginx; without it, there is nothing to try. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0;

/** A system browser: `CHROMIUM_PATH`, else the first one on the path; undefined takes Playwright's own. */
export const chromiumPath =
  process.env.CHROMIUM_PATH ??
  ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))).find((file) => existsSync(file));

/** A browser that does nothing of its own accord. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];
