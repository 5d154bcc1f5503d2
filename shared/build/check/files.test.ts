/** @jest-environment node */
import { checkFiles, type PackageFiles } from './files';

const whole: PackageFiles = {
  folder: 'mfe-academics',
  wanted: ['./src/pages/major/major-page.tsx', './src/pages/major/values/psychology.tsx'],
  files: {
    'src/pages/major/major-page.tsx': ['../../content/major-page'],
    'src/pages/major/values/psychology.tsx': ['react', '../../../content/majors/psychology'],
    'src/content/major-page.ts': [],
    'src/content/majors/psychology.ts': ['../types'],
    'src/content/types.ts': [],
    'src/content/content.test.ts': ['./majors/nobody'],
  },
};
const found = (changes: Partial<PackageFiles>) =>
  checkFiles({ ...whole, ...changes }).map(({ file, problem }) => `${file}: ${problem}`);

test('a package whose pages, files and texts match passes', () => {
  expect(found({})).toEqual([]);
});

test('a missing file of a page in the descriptor is reported', () => {
  expect(found({ wanted: [...whole.wanted, './src/pages/major/values/geology.tsx'] })).toEqual([
    'mfe-academics/src/pages/major/values/geology.tsx: is missing: src/descriptor.ts lists a page or a block that belongs in it',
  ]);
});

test('a value’s file missing from the descriptor is reported, and so are unused texts', () => {
  const files = {
    ...whole.files,
    'src/pages/major/values/geology.tsx': ['../known-major'],
    'src/content/majors/geology.ts': ['../types'],
    'src/content/majors/nobody.ts': [],
  };
  expect(found({ files })).toEqual([
    'mfe-academics/src/pages/major/values/geology.tsx: belongs to no page: src/descriptor.ts lists no value with this name',
    'mfe-academics/src/content/majors/geology.ts: is not used: no page, block or other file imports its texts',
    'mfe-academics/src/content/majors/nobody.ts: is not used: no page, block or other file imports its texts',
  ]);
});
