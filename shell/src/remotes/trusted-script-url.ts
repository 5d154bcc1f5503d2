import { trustedTypesPolicy } from '@3eu/shared/contract/trusted-types';

type ScriptUrlPolicy = { createScriptURL: (url: string) => string };
type TrustedTypesFactory = { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };

let policy: ScriptUrlPolicy | undefined;

/** An address that a script may be loaded from, in the form that Trusted Types ask for where a browser has them. */
export function scriptUrl(url: string): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  policy ??= factory?.createPolicy(trustedTypesPolicy, { createScriptURL: (address) => address });
  return policy ? policy.createScriptURL(url) : url;
}
