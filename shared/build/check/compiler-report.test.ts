/** @jest-environment node */
import { readCompilerReport } from './compiler-report';

test('a missing field is named with its file', () => {
  const report = `mfe-academics/src/content/majors/psychology.ts(91,12): error TS1360: Type '{ credits: 120; }' does not satisfy the expected type 'MajorContent'.
  Property 'lede' is missing in type '{ credits: 120; }' but required in type 'MajorContent'.`;
  expect(readCompilerReport(report)).toEqual([
    { file: 'mfe-academics/src/content/majors/psychology.ts', field: 'lede', problem: 'is missing (MajorContent)' },
  ]);
});

test('a field inside a field is named with its way', () => {
  const report = `a/content/x.ts(3,4): error TS1360: Type '{ … }' does not satisfy the expected type 'MajorContent'.
  Types of property 'careerOutlook' are incompatible.
    Type '{ jobGrowth: "1%"; }' is missing the following properties from type '{ startingSalary: string; }': startingSalary, placement`;
  expect(readCompilerReport(report).map(({ field }) => field)).toEqual([
    'careerOutlook.startingSalary',
    'careerOutlook.placement',
  ]);
});

test('a word that is no field is said to be none', () => {
  const report = `a/content/x.ts(3,4): error TS2353: Object literal may only specify known properties, and 'leed' does not exist in type 'MajorContent'.`;
  expect(readCompilerReport(report)).toEqual([
    { file: 'a/content/x.ts', field: 'leed', problem: 'is not a field of MajorContent' },
  ]);
});

test('a line stands for the field where the compiler names none', () => {
  const report = `npm noise\na/content/x.ts(3,4): error TS1005: ',' expected.`;
  expect(readCompilerReport(report)).toEqual([{ file: 'a/content/x.ts', field: 'line 3', problem: "',' expected." }]);
});

test('a report without errors has nothing to say', () => expect(readCompilerReport('')).toEqual([]));

test('what is said of no file is no finding, and breaks nothing', () => {
  const report = `error TS5083: Cannot read file '/a/tsconfig.json'.
  The file does not exist.`;
  expect(readCompilerReport(report)).toEqual([]);
});
