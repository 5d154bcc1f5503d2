/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../releases/project';
import { withTables } from './figures';

test('the tables of benchmarks.md are the figures that benches kept', () => {
  const [text, figures] = ['md', 'json'].map((kind) =>
    readFileSync(join(project, `shared/docs/benchmarks.${kind}`), 'utf8'),
  );
  expect(withTables(text!, JSON.parse(figures!) as never)).toBe(text);
});
