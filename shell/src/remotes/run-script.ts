import { scriptUrl } from './trusted-script-url';

/**
 * Runs a script with the hash that its release gives; one that a developer's machine serves has none.
 * @returns When it has run. Rejects where it did not come or is another one.
 */
export function runScript(url: string, integrity: string): Promise<void> {
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = scriptUrl(url);
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} was refused.`));
    document.head.append(script);
  }).finally(() => script.remove());
}
