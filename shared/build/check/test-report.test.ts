/** @jest-environment node */
import { readTestReport } from './test-report';

const nameOf = (path: string) => path.replace('/repo/', '');
const passed = { ancestorTitles: ['psychology'], title: 'has a paid placement', status: 'passed', failureMessages: [] };

test('a broken rule is reported by the name of its test, with the expected value', () => {
  const failed = {
    ...passed,
    title: 'adds up to its credits',
    status: 'failed',
    failureMessages: ['Error: expect(received).toBe(expected)\n\nExpected: 120\nReceived: 116\n    at x'],
  };
  expect(
    readTestReport(
      { testResults: [{ name: '/repo/a.test.ts', message: '', assertionResults: [passed, failed] }] },
      nameOf,
    ),
  ).toEqual([
    { file: 'a.test.ts', field: 'psychology adds up to its credits', problem: 'Expected: 120 Received: 116' },
  ]);
});

test('a test file that cannot load is reported with the file that is missing', () => {
  const message = [
    '  ● Test suite failed to run',
    '',
    "    Cannot find module '../content/majors/geology' from 'src/testing/majors.ts'",
    '',
    '      3 | const contentOf =',
  ].join('\n');
  expect(readTestReport({ testResults: [{ name: '/repo/a.test.ts', message, assertionResults: [] }] }, nameOf)).toEqual(
    [
      {
        file: 'a.test.ts',
        field: 'whole file',
        problem: "Cannot find module '../content/majors/geology' from 'src/testing/majors.ts'",
      },
    ],
  );
});

test('a test file that does not run is reported as a whole', () => {
  expect(
    readTestReport(
      { testResults: [{ name: '/repo/a.test.ts', message: 'RangeError: February 30', assertionResults: [] }] },
      nameOf,
    ),
  ).toEqual([{ file: 'a.test.ts', field: 'whole file', problem: 'RangeError: February 30' }]);
});
