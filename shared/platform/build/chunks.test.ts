/** @jest-environment node */
import { commonOfValues } from './chunks';
import { exposesOf } from '../contract/address';
import { platformModules } from '../page/shared-modules';
import { describeContainer } from './federation';

const exposes = exposesOf({
  name: 'tides',
  pages: [
    { path: '/tides', module: './pages/tides', label: 'Tides' },
    {
      path: '/tide-tables/:slug',
      module: './pages/tide-tables',
      label: 'Tables',
      params: [{ slug: 'spring', label: 'Spring' }],
    },
    {
      path: '/tide/:slug',
      module: './pages/tide',
      label: 'Tide',
      params: [{ slug: 'tables', module: './pages/tide/tables', label: 'Tables' }],
    },
  ],
});

const container = describeContainer('tides', exposes, { id: 'sample', ...platformModules });

test('a value with its own module has its own file', () => {
  expect(exposes).toEqual({
    './pages/tides': './src/pages/tides/tides-page.tsx',
    './pages/tide-tables': './src/pages/tide-tables/tide-tables-page.tsx',
    './pages/tide': './src/pages/tide/tide-page.tsx',
    './pages/tide/tables': './src/pages/tide/values/tables.tsx',
  });
});

test('the common code of a pattern’s values is one script, without any other page', () => {
  const groups = Object.values(commonOfValues(container.exposes!)) as {
    name: string;
    chunks: (chunk: object) => boolean;
  }[];
  expect(groups.map(({ name }) => name)).toEqual(['pages_tide_tide-page-tsx_common']);
  const isIn = (name?: string) => groups[0]!.chunks({ name });
  expect(['pages_tide_tide-page-tsx', 'pages_tide_values_tables-tsx'].every(isIn)).toBe(true);
  expect(['pages_tides_tides-page-tsx', 'pages_tide-tables_tide-tables-page-tsx', undefined].some(isIn)).toBe(false);
});
