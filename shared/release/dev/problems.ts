/**
 * What is wrong with the packages in development, on the page and in the terminal: at once what the bundler complains of,
 * and a moment later what the checks of content and types find. All of it stands in one overlay, that of the page's first
 * client: an overlay of each package would cover the others, and keep an error that another package has put right.
 */
import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { StatsError } from '@rspack/core';
import { compiler } from '@3eu/shared/build/compiler';
import { lineOf, type Fault } from '@3eu/shared/build/content/fault';
import { platformRoot, projectRoot } from '../project';
import type { Events, Send } from './package-server';

/** The page shows a change in less, in milliseconds; until then the processor is its own. */
const untilShown = 300;

/** Something wrong in a file, in words. */
type Problem = { file: string; text: string };

/** What the checks find in a package, each as soon as it is through. */
export type Found = { content?: Problem[]; types?: Problem[] };

/** A program that ends with this process. */
function withUs<Child extends ChildProcess>(child: Child): Child {
  const end = () => child.kill();
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

const contentCheck = createRequire(import.meta.url).resolve('@3eu/shared/build/check-content');

/** What `npm run check` says of a package, and of the facts that all share. */
async function contentProblems(root: string): Promise<Problem[]> {
  const folder = relative(projectRoot, root) || '.';
  const child = fork(contentCheck, [folder], {
    cwd: projectRoot,
    execArgv: ['--import', 'tsx/esm'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let faults: Fault[] = [];
  child.once('message', (sent) => (faults = sent as Fault[]));
  await once(withUs(child), 'close');
  return faults.map((fault) => ({ file: resolve(projectRoot, fault.file), text: lineOf(fault) }));
}

/** What the compiler says, by lines. It takes `--build` only in the first place. */
async function compile(...args: string[]): Promise<string[]> {
  const command = [join(projectRoot, 'node_modules', compiler), ...args, '--pretty', 'false'];
  const child = spawn(process.execPath, command, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'ignore'] });
  return (await text(withUs(child).stdout)).split('\n');
}

/**
 * The errors in a package and in the platform, a line each; those of other packages are their teams'. The compiler's own
 * `--build --watch` does not see changes (TypeScript 7.0.2); without it, a check takes two seconds of the processor.
 */
async function typeProblems(root: string): Promise<Problem[]> {
  // A build goes by the times of files, and does not see one that was saved while the last build ran; it makes what the
  // package refers to.
  const lines = [...(await compile('--build', root)), ...(await compile('--project', root, '--noEmit'))];
  return [...new Set(lines)].flatMap((line) => {
    const [, name] = /^(.+)\(\d+,\d+\): error TS/.exec(line) ?? [];
    const file = resolve(projectRoot, name ?? '');
    return [root, platformRoot].some((each) => file.startsWith(each + sep)) ? [{ file, text: line }] : [];
  });
}

/** The file that the bundler complains of. */
const fileOf = ({ moduleIdentifier = '' }: StatsError) => moduleIdentifier.split('!').at(-1)!;

/**
 * Everything that is wrong, each thing once: what the check of content says in plain words, instead of what the bundler
 * and the compiler say of the same file.
 */
export function allOf(built: readonly StatsError[], found: readonly Found[]): (string | StatsError)[] {
  const content = found.flatMap((each) => each.content ?? []);
  const said = new Set(content.map(({ file }) => file));
  const builds = built.filter((error) => !said.has(fileOf(error)));
  for (const error of builds) said.add(fileOf(error));
  const types = found.flatMap((each) => each.types ?? []).filter(({ file }) => !said.has(file));
  const words = [...content, ...types].map((each) => each.text);
  return [...new Set(words), ...builds];
}

/** Runs a check on packages, one after the other, the one that was saved last before the others. */
function inTurn(check: (root: string, isSavedAgain: () => boolean) => Promise<void>): (root: string) => void {
  const asked = new Set<string>();
  let running: Promise<void> | null = null;
  const run = async () => {
    await wait(untilShown);
    for (let root = [...asked].at(-1); root !== undefined; root = [...asked].at(-1)) {
      const now = root;
      asked.delete(now);
      await check(now, () => asked.has(now));
    }
    running = null;
  };
  return (root) => {
    asked.delete(root);
    asked.add(root);
    running ??= run();
  };
}

/** @param say Writes to the terminal, where the bundler writes itself. */
export function createProblems(say: (text: string) => void) {
  const built = new Map<string, readonly StatsError[]>();
  const found = new Map<string, Found>();
  const [served, missing] = [new Set<string>(), new Set<string>()];
  let shown = '[]';
  let told: readonly string[] = [];
  let send: Send | null = null;

  const all = () => allOf([...built.values()].flat(), [...found.values()]);
  /** Shows what is wrong now, if that is not what stands there: an error that was thrown meanwhile stays. */
  function show() {
    const now = all();
    if (!send || JSON.stringify(now) === shown) return;
    shown = JSON.stringify(now);
    // The client adds errors to those that it shows.
    send('still-ok');
    if (now.length > 0) send('errors', now);
  }
  function tell() {
    const isWhole = [...built.keys()].every((root) => found.get(root)?.content && found.get(root)?.types);
    if (!isWhole) return;
    const now = all().filter((each) => typeof each === 'string');
    const news = now.filter((each) => !told.includes(each));
    if (news.length > 0) say(news.join('\n'));
    else if (now.length === 0 && told.length > 0) say('Nothing is wrong any more.');
    told = now;
  }
  const checkOf = (kind: keyof Found, problemsIn: (root: string) => Promise<Problem[]>) =>
    inTurn(async (root, isSavedAgain) => {
      const problems = await problemsIn(root);
      if (isSavedAgain() || !built.has(root)) return;
      found.set(root, { ...found.get(root), [kind]: problems });
      show();
      tell();
    });
  const checks = [checkOf('content', contentProblems), checkOf('types', typeProblems)];
  const check = (root: string) => checks.forEach((each) => each(root));

  return {
    /** For the development build of a package. */
    of: (root: string): Pick<Events, 'invalid' | 'built'> => ({
      invalid: () => {
        built.delete(root);
        found.delete(root);
        // With it goes what was thrown by the code of before.
        send?.('invalid');
        shown = '[]';
      },
      built: (errors) => {
        built.set(root, errors);
        if (errors.length === 0) served.add(root);
        else if (!served.has(root)) missing.add(root);
        // Until now there was nothing of it that an open page could have loaded.
        if (errors.length === 0 && missing.delete(root)) send?.('static-changed');
        show();
        if (!send) return;
        // What another package lacked may have been added to this one.
        for (const [each, { content = [], types = [] }] of found) if (content.length + types.length > 0) check(each);
        check(root);
      },
    }),
    /** What a page that is opened later has to show. */
    opened: (sendTo: Send) => {
      if (all().length > 0) sendTo('errors', all());
    },
    /** Shows them from now on, and begins with the checks: not before everything runs that somebody waits for. */
    begin: (to: Send) => {
      send = to;
      for (const root of built.keys()) check(root);
    },
  };
}
