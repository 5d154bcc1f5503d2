/** The development server, as tests start it. */
import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { ended, startTool } from './delivery';

/** Starts `npm run dev -- academics` on a copy of the remote, and waits until it serves at an address. */
export async function startDevelopment(root: string, args: string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = startTool(['dev', root, ...args], { PORT: '0' });
  return { child, url: await addressOf(child) };
}

/** The address that a development server prints; it takes a free port. */
export function addressOf(child: ChildProcess): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    child.stdout!.on('data', (data: Buffer) => {
      const found = /with hot reload at (http:\S+)/.exec(data.toString());
      if (found) resolve(found[1]!);
    });
    child.once('exit', () => reject(new Error('The development server did not start.')));
  });
}

/** Ends a development server after its page has been left: the page's client complains of the end a moment later. */
export async function stop(child: ChildProcess, page?: Page): Promise<void> {
  try {
    await page?.goto('about:blank');
  } finally {
    child.kill();
    await ended(child);
  }
}
