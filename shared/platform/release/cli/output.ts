/**
 * Room cli: what the commands say: as words on a terminal or in a log, or as JSON for scripts. For cli. A value of the
 * JSON that changes or goes raises its version.
 */
import type { Refused } from '../gate/refusal';
import type { Outcome } from '../release';
import type { ReleaseRecord } from '../site/records';
import { nginxFile, settingsFile } from '../site/tree';

/** How far a step is: so many of so many. */
export type Progress = { done: number; of: number };

/** Version of the JSON that `--json` prints: a value that is added leaves it, one that changes or goes raises it. */
const schema = 5;

/** Where the commands tell what happens. */
export type Output = {
  /** Shows the current step; on a terminal it goes when the step is done. The same step again updates its progress. */
  say: (text: string, progress?: Progress) => void;
  /** Says what was done or found. @param data The same for scripts. */
  report: (text: string, data?: unknown) => void;
  /** Says something that whoever runs the command should know. */
  note: (text: string) => void;
  /** Says why a command failed. */
  fail: (text: string, error: unknown) => void;
  done: () => void;
};

type Shown = { text: string; since: number; progress: Progress | undefined };
type Stream = { isTTY?: boolean; columns?: number; write: (text: string) => unknown };

const clearLine = '\r\x1b[2K';

const secondsOf = ({ since }: Shown) => Math.floor((Date.now() - since) / 1000);

/** On a terminal: what the line shows. */
function lineOf(shown: Shown): string {
  const { text, progress } = shown;
  const share = progress
    ? ` ${progress.done} of ${progress.of} (${Math.floor((100 * progress.done) / progress.of)} %)`
    : '';
  return `${text}${share}${secondsOf(shown) > 0 ? ` … ${secondsOf(shown)} s` : ''}`;
}

/** Elsewhere: the tenths that have been reached since, which the line grows by. */
function tenthsBetween(before: Progress | undefined, now: Progress): string {
  const tenths = ({ done, of }: Progress) => Math.floor((10 * done) / of);
  const reached = before ? tenths(before) : 0;
  return Array.from({ length: tenths(now) - reached }, (_, index) => ` ${10 * (reached + index + 1)} %`).join('');
}

/** A text from anywhere, as it may stand on a terminal or in the log of a workflow: without characters or lines that steer. */
export function neutralize(text: string): string {
  // eslint-disable-next-line no-control-regex -- these are what steers a terminal
  const visible = text.replaceAll(/[\x00-\x08\x0b-\x1f\x7f-\x9f]/g, '\ufffd');
  // GitHub's runner takes a command after white space, and the older form anywhere in a line.
  return visible.replaceAll(/^(?=\s*::)/gm, '·').replaceAll('##[', '##·[');
}

/** Output in words. */
export function textOutput(stream: Stream = process.stdout, errors: Stream = process.stderr): Output {
  let shown: Shown | null = null;
  const draw = () => void (shown && stream.write(clearLine + lineOf(shown).slice(0, (stream.columns ?? 80) - 1)));
  if (stream.isTTY) setInterval(draw, 1000).unref();
  const done = () => {
    if (shown)
      stream.write(
        stream.isTTY ? clearLine : `${shown.progress ? `, ${shown.progress.of} in` : ''} ${secondsOf(shown)} s\n`,
      );
    shown = null;
  };
  return {
    say: (text, progress) => {
      const before = shown?.text === text ? shown : null;
      if (!before) done();
      shown = { text, since: before?.since ?? Date.now(), progress };
      if (stream.isTTY) return draw();
      if (!before) stream.write(`${text} …`);
      if (progress) stream.write(tenthsBetween(before?.progress, progress));
    },
    report: (text) => {
      done();
      stream.write(neutralize(`${text}\n`));
    },
    note: (text) => {
      done();
      stream.write(neutralize(`Note: ${text}\n`));
    },
    fail: (text) => {
      done();
      errors.write(neutralize(`${text}\n`));
    },
    done,
  };
}

/** Output for scripts: each value as JSON, on a line of its own. Steps are left out. */
export function jsonOutput(stream: Stream = process.stdout): Output {
  const print = (kind: string, text: string, more: object = {}) =>
    void stream.write(`${JSON.stringify({ schema, kind, text, ...more })}\n`);
  return {
    say: () => {},
    report: (text, data) => print('result', text, { data }),
    note: (text) => print('note', text),
    fail: (text, error) => {
      const { refusals = [], code } = error as Partial<Refused>;
      for (const { owner, code: of, text: why, final } of refusals) print('refusal', why, { owner, code: of, final });
      print('fault', text, { code });
    },
    done: () => {},
  };
}

function endOf({ status, number, documents, written, removed, attempts }: Outcome): string[] {
  const rendered = `${documents.rendered.length} documents rendered`;
  if (status === 'dry run')
    return [
      `Nothing was released: this was a dry run. ${written.length} files would be written, ${removed.length} removed.`,
    ];
  if (status === 'preview') return [`The preview is ready: ${rendered}. The live site is unchanged.`];
  const again = attempts > 1 ? `, decided ${attempts} times because others released in the meantime` : '';
  // nginx reads its configuration when it starts.
  const isNginx = number > 1 && written.includes(nginxFile);
  return [
    `Release ${number} is live: ${rendered}${again}`,
    ...(isNginx ? ['Its nginx.conf has changed: if nginx serves this site, reload it (nginx -s reload).'] : []),
  ];
}

const changesSettings = ({ written, removed }: Outcome) => [...written, ...removed].includes(settingsFile);

/** Why one change makes every document another one. */
function reasonForAll(outcome: Outcome): string {
  const { kind, packages } = outcome.record;
  if (kind === 'render' || changesSettings(outcome)) return 'the settings are on every page';
  return packages.some(({ name }) => name === 'shell')
    ? 'the shell is on every page'
    : 'the menus, which are on every page, have changed';
}

/** What a release did, line by line. */
export function outcomeText(outcome: Outcome): string {
  const { status, number, documents, expired, record } = outcome;
  if (status === 'unchanged') return `Nothing changed: release ${number} is still live.`;
  const be = status === 'dry run' ? 'would be ' : '';
  const where = status === 'preview' ? 'in the preview' : `${be}live`;
  const isBack = record.kind === 'rollback';
  // Documents that few changes touch are named, and many are counted.
  const { rendered } = documents;
  const named = rendered.length > 12 ? rendered.slice(0, 10) : rendered;
  const others = rendered.length - named.length;
  return [
    ...named.map((path) => `  ${path} ${be}rendered`),
    ...(others > 0 ? [`  and ${others} more${documents.isAll ? `: ${reasonForAll(outcome)}` : ''}`] : []),
    ...documents.removed.map((path) => `  ${path} ${be}removed`),
    ...expired.map((version) => `  ${version.replace('/', ' ')} ${be}removed: nothing has used it for long enough`),
    ...record.packages.map(({ name, version }) =>
      version === null ? `${name} ${be}removed` : `${name} ${version} ${where}`,
    ),
    ...(changesSettings(outcome) ? [`settings ${where}`] : []),
    ...(record.forced?.refusals ?? []).map(
      (refusal) => `${isBack ? 'With the earlier version,' : 'Overruled:'} ${refusal}`,
    ),
    ...endOf(outcome),
  ].join('\n');
}

/** A record, a line for each package. */
export function recordText({ number, time, by, kind, packages, documents, forced, reason }: ReleaseRecord): string {
  const what = packages.map(({ name, version, from, commit, scriptBytes }) => {
    const size = scriptBytes > 0 ? `  ${(scriptBytes / 1000).toFixed(1)} kB scripts` : '';
    return `${kind.padEnd(8)}  ${name.padEnd(12)}  ${version ?? 'removed'}  from ${from ?? 'nothing'}  commit ${commit}${size}`;
  });
  const end = [
    `${documents.rendered} documents${documents.removed > 0 ? `, ${documents.removed} removed` : ''}`,
    ...(reason === undefined ? [] : [`reason: ${reason}`]),
    ...(forced ? [`forced: ${forced.reason} (overruled: ${forced.refusals.length})`] : []),
  ];
  return (what.length > 0 ? what : [kind])
    .map((line) => [String(number).padStart(4), time, by, line, ...end].join('  '))
    .join('\n');
}
