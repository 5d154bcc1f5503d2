import { loadFault } from './error';

test('what a configuration throws while it is loaded is said with the line of the module that failed, without a stack', () => {
  const error = new RangeError('November 31 is no day of the calendar.');
  error.stack = [
    String(error),
    '    at day (/site/shared/facts/day.ts:68:72)',
    '    at <anonymous> (/site/shared/facts/deadlines.ts:22:12)',
    '    at ModuleJob.run (node:internal/modules/esm/module_job:325:25)',
    '    at async buildPackage (/site/platform/compile.ts:38:39)',
  ].join('\n');
  const { name, message } = loadFault('shell', error);
  expect(name).toBe('BuildError');
  expect(message).toMatch(/^shell cannot be built: November 31 .*\n.*\/facts\/deadlines\.ts:22\b[^]*npm run check/);
  expect(message).not.toMatch(/node:|platform/);
});
