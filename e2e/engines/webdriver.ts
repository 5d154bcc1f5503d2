/**
 * The few WebDriver commands that a tab needs [W3C WebDriver]. They are HTTP and JSON, so `fetch` is enough as a
 * client; the usual packages require Node 22, and this project supports 20.19.
 */
import { setTimeout as delay } from 'node:timers/promises';

/** One session of a driver that listens at an address. */
export type Session = { send: (method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<unknown> };

async function send(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.error} ${value?.message}`);
  return value;
}

async function awake(driver: string, timeout: number): Promise<void> {
  const until = Date.now() + timeout;
  while (Date.now() < until) {
    const answers = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return;
    await delay(100);
  }
  throw new Error(`No driver answers at ${driver}.`);
}

/** Begins a session as soon as the driver answers. */
export async function beginSession(driver: string, capabilities: object): Promise<Session> {
  await awake(driver, 15_000);
  const { sessionId } = (await send(`${driver}/session`, 'POST', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
  };
  return {
    send: (method, command, body) =>
      send(`${driver}/session/${sessionId}${command}`, method, method === 'POST' ? (body ?? {}) : undefined),
  };
}
