/** @jest-environment node */
import { readCompilerReport } from './compiler-report';

test('a missing field is named with its file', () => {
  const report = `mfe-academics/src/content/majors/psychology.ts(91,12): error TS1360: Type '{ credits: 120; }' does not satisfy the expected type 'MajorContent'.
  Property 'lede' is missing in type '{ credits: 120; }' but required in type 'MajorContent'.`;
  expect(readCompilerReport(report)).toEqual([
    { file: 'mfe-academics/src/content/majors/psychology.ts', field: 'lede', problem: 'is missing (MajorContent)' },
  ]);
});

test('a nested field is named with its path', () => {
  const report = `a/content/x.ts(3,4): error TS1360: Type '{ … }' does not satisfy the expected type 'MajorContent'.
  Types of property 'careerOutlook' are incompatible.
    Type '{ jobGrowth: "1%"; }' is missing the following properties from type '{ startingSalary: string; }': startingSalary, placement`;
  expect(readCompilerReport(report).map(({ field }) => field)).toEqual([
    'careerOutlook.startingSalary',
    'careerOutlook.placement',
  ]);
});

test('an unknown field is reported as unknown', () => {
  const report = `a/content/x.ts(3,4): error TS2353: Object literal may only specify known properties, and 'leed' does not exist in type 'MajorContent'.`;
  expect(readCompilerReport(report)).toEqual([
    { file: 'a/content/x.ts', field: 'leed', problem: 'is not a field of MajorContent' },
  ]);
});

test('the line number stands in for a field that the compiler does not name', () => {
  const report = `npm noise\na/content/x.ts(3,4): error TS1005: ',' expected.`;
  expect(readCompilerReport(report)).toEqual([{ file: 'a/content/x.ts', field: 'line 3', problem: "',' expected." }]);
});

test('a report without errors has no findings', () => expect(readCompilerReport('')).toEqual([]));

test('an error that names no file is ignored', () => {
  const report = `error TS5083: Cannot read file '/a/tsconfig.json'.
  The file does not exist.`;
  expect(readCompilerReport(report)).toEqual([]);
});
