// Jest loads reporters as they are, so this is no TypeScript.
import { relative } from 'node:path';

/** The most lines that are said of all failures together: one screen. */
const screen = 40;

/** The line of its file on which a test has failed. */
function lineIn(file, message) {
  const at = message.split('\n').findLast((line) => line.includes(`${file}:`)) ?? '';
  return /:(\d+):\d+\)?$/.exec(at.trim())?.[1] ?? '1';
}

/**
 * The tests that failed, each by its place, its name and the beginning of what it said; a screen of them at most.
 * @param files Of each, its path and its tests as Jest reports them.
 */
export function failures(files, root) {
  const failed = files.flatMap(({ file, tests }) =>
    tests.filter(({ status }) => status === 'failed').map((test) => ({ file, ...test })),
  );
  const room = Math.max(0, Math.floor(screen / Math.max(1, failed.length)) - 1);
  const lines = failed.flatMap(({ file, fullName, failureMessages }) => {
    // eslint-disable-next-line no-control-regex -- terminals' colors
    const message = failureMessages.join('\n').replaceAll(/\u001B\[\d*m/g, '');
    const said = message.split(/\n +at /)[0].split('\n');
    return [
      `${relative(root, file)}:${lineIn(file, message)} ${fullName}`,
      ...said
        .filter((line) => line.trim() !== '')
        .slice(0, room)
        .map((line) => `  ${line}`),
    ];
  });
  return lines.length > screen ? [...lines.slice(0, screen), `and more: ${failed.length} in all`] : lines;
}

/** A reporter of Jest: says last, after everything that passed, what failed. */
export default class Failures {
  onRunComplete(_contexts, { testResults }) {
    const files = testResults.map(({ testFilePath, testResults: tests }) => ({ file: testFilePath, tests }));
    const lines = failures(files, process.cwd());
    if (lines.length > 0) console.error(['', 'Failed:', ...lines].join('\n'));
  }
}
