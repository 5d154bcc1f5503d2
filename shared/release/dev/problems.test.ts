/** @jest-environment node */
import { allOf } from './problems';

const inFile = (file: string, text: string) => ({ file, text });
const build = (file: string) => ({ message: 'Syntax Error', moduleIdentifier: `builtin:swc-loader??rule!${file}` });

test('what is wrong with a file is said once: by the check of content, else by the bundler, else by the compiler', () => {
  const [words, broken, other] = ['/visit.ts', '/part.tsx', '/types.ts'] as const;
  const found = {
    content: [inFile(words, 'visit.ts:3: tours: is empty')],
    types: [words, broken, other].map((file) => inFile(file, `${file}(3,1): error TS2322`)),
  };
  expect(allOf([build(words), build(broken)], [found, { content: found.content }])).toEqual([
    'visit.ts:3: tours: is empty',
    `${other}(3,1): error TS2322`,
    build(broken),
  ]);
});
