/** What the development server puts into the page: its overrides. */
import { overrideKey } from '@3eu/shared/contract/elements';

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

/** Whether a browser has turned off the overrides of this run. */
export function isOff(run: string, cookies: string | undefined): boolean {
  return (cookies ?? '').split(';').some((cookie) => cookie.trim() === `${offCookie}=${run}`);
}
