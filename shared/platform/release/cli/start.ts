/**
 * Room cli: `npm start`: shows the working tree. What compiles and renders is the tool as a process of its own, which has
 * ended before this one serves: it would keep several hundred megabytes.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listenOptions } from '../look/listen';
import { temporaryFolder } from '../temporary-folder';
import { heedSignals } from './ending';
import { failureOf } from './failure';
import { jsonOutput, textOutput } from './output';
import { serveFolder } from './serve-folder';

/** Has the tool prepare what is to be served in a place, with what was typed. @returns Its exit status. */
async function prepare(place: string): Promise<number> {
  const args = [...process.argv.slice(1), '--preparing', place];
  // In a group of its own, it hears of a signal once, whether a terminal or a program sends that.
  const child = spawn(process.execPath, args, { stdio: 'inherit', detached: process.platform !== 'win32' });
  const pass = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, pass);
  const [status] = (await once(child, 'exit')) as [number | null];
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, pass);
  return status ?? 1;
}

/** Prepares, then serves until it is asked to end. */
export async function start(): Promise<void> {
  const place = join(temporaryFolder('start').path, 'public');
  const status = await prepare(place);
  // It has said why; or it was asked for its help.
  if (!existsSync(place)) return void (process.exitCode = status);
  heedSignals();
  const output = process.argv.includes('--json') ? jsonOutput() : textOutput();
  await serveFolder(place, { ...listenOptions(process.env), command: 'npm start' }, output).catch((error: unknown) => {
    const { status: failed, text = '' } = failureOf(error);
    output.fail(text, error);
    process.exitCode = failed;
  });
}
