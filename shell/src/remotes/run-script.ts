import { scriptUrl } from './trusted-script-url';

/**
 * Runs a script, checked against the hash from its release; one served by a developer's machine has none.
 * @returns When it has run. Rejects where it cannot be loaded or its hash differs.
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
