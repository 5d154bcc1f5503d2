import { overrideKey } from '@3eu/shared/contract/elements';
import { stackPath } from './stack';

/** Path of the script with which the dev server turns its overrides on in the browser that it serves. */
export const overrideScriptPath = '/__dev/override.js';

/** Cookie that asks for the released site; its value is the run whose overrides were removed. */
const offCookie = 'dev-override-off';

/**
 * A script that points this browser at the development servers, once per run. After the visitor removes the overrides
 * (the banner's button), the browser gets the released documents. It affects only the dev server's own origin.
 */
export function overrideScript(run: string, origins: Readonly<Record<string, string>>): string {
  const [key, seen, value] = [overrideKey, 'uni3e:override-seen', JSON.stringify(origins)].map((text) =>
    JSON.stringify(text),
  );
  return `if (localStorage.getItem(${seen}) === ${JSON.stringify(run)} && localStorage.getItem(${key}) === null) {
  document.cookie = ${JSON.stringify(`${offCookie}=${run}; path=/; SameSite=Strict`)};
  location.reload();
} else {
  localStorage.setItem(${seen}, ${JSON.stringify(run)});
  localStorage.setItem(${key}, ${value});
}
`;
}

/**
 * A script that gives errors the lines of the sources before the bundler's overlay shows them. It has to listen before the
 * overlay does, which waits for no answer: the request is synchronous.
 */
export const sourceLinesScript = `for (const type of ['error', 'unhandledrejection'])
  addEventListener(type, ({ error, reason }) => {
    const thrown = error ?? reason;
    if (!(thrown instanceof Error)) return;
    const request = new XMLHttpRequest();
    request.open('POST', ${JSON.stringify(stackPath)}, false);
    request.send(thrown.stack);
    if (request.status === 200) thrown.stack = request.responseText;
  });
`;

/** Whether a browser has turned off the overrides of this run. */
export function isOff(run: string, cookies: string | undefined): boolean {
  return (cookies ?? '').split(';').some((cookie) => cookie.trim() === `${offCookie}=${run}`);
}
