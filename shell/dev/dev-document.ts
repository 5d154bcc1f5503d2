import { overrideKey } from '../src/overrides/overrides';

/** Path of the script with which the dev server turns its overrides on in the browser it serves. */
export const overrideScriptPath = '/__dev/override.js';

/** A script that points this browser at the development servers. It stands on the dev server's own origin only. */
export function overrideScript(origins: Readonly<Record<string, string>>): string {
  return `localStorage.setItem(${JSON.stringify(overrideKey)}, ${JSON.stringify(JSON.stringify(origins))});`;
}

/**
 * A released document as the dev server hands it out: with the shell's development build in place of the released one,
 * whose React knows no hot reload, and without the policy and the hashes that only released scripts satisfy.
 */
export function devDocument(html: string, shellScript: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script defer src="[^"]*\/shell\.[0-9a-f]+\.js"[^>]*><\/script>/, `<script src="${overrideScriptPath}"></script><script defer src="${shellScript}" crossorigin="anonymous"></script>`);
}
