import { configElementId } from '@3eu/platform/contract/elements';

/** Address and public key of a Supabase project or another PostgREST service. */
export type Connection = { url: string; key: string };

/** Names reserved for documentation (RFC 2606) stand in placeholder credentials; no request goes to them. */
const placeholder = /(^|\.)(example|invalid)(\.(com|net|org))?$/;

/** @throws TypeError where the address is not a valid URL. */
function isConnection(value: unknown): value is Connection {
  const { url, key } = (value ?? {}) as Partial<Record<keyof Connection, unknown>>;
  if (typeof url !== 'string' || typeof key !== 'string' || !key.trim()) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && !placeholder.test(hostname);
}

/** The knowledge base's service as the document names it; null where there is none, or only a placeholder. */
export function readConnection(): Connection | null {
  try {
    const config = JSON.parse(document.getElementById(configElementId)?.textContent ?? '') as {
      knowledgeBase?: unknown;
    } | null;
    return isConnection(config?.knowledgeBase) ? config.knowledgeBase : null;
  } catch {
    return null;
  }
}
