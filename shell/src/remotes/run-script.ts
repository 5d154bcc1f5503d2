import { trustedTypesPolicy } from '@3eu/shared/contract/trusted-types';

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

type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
type TrustedTypesFactory = { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };

let policy: ScriptUrlPolicy | undefined;

/** An address that a script may be loaded from, in the form that Trusted Types ask for where a browser has them. */
export function scriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  policy ??= factory?.createPolicy(trustedTypesPolicy, { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}
