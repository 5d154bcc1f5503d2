import { stripVTControlCharacters } from 'node:util';
import type { Finding } from './finding';

/** The part of Jest's JSON report that is read. */
export type TestReport = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages: string[] }[];
  }[];
};

/** Why a test failed, in one line: the expected and the received value, else the first line of the message. */
function reasonOf(message: string): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    // A headline of Jest's, which stands above the cause.
    .filter((line) => line !== '' && !line.endsWith('Test suite failed to run'));
  const told = lines.filter(
    (line) => /^(Expected|Received|[-+] )/.test(line) && !/^[-+] (Expected|Received)\b/.test(line),
  );
  return (told.length > 0 ? told.slice(0, 4) : lines.slice(0, 1)).join(' ');
}

/** The rules that content breaks: the test file, the rule as its tests name it, and how it is broken. */
export function readTestReport({ testResults }: TestReport, nameOf: (path: string) => string): Finding[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    if (assertionResults.length === 0 && message)
      return [{ file: nameOf(name), field: 'whole file', problem: reasonOf(message) }];
    return assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        file: nameOf(name),
        field: [...ancestorTitles, title].join(' '),
        problem: reasonOf(failureMessages[0] ?? ''),
      }));
  });
}
