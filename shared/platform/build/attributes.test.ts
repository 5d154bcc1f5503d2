/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The attributes `text` and `eol` of a path, as `auto lf`. */
function attributes(path: string): string {
  const text = execFileSync('git', ['check-attr', '-z', 'text', 'eol', '--', path], { cwd: join(__dirname, '../..') });
  const values = text.toString().split('\0');
  return `${values[2]} ${values[5]}`;
}

test.each(['shared/university/facts/index.ts', '.ci/run', 'shared/university/pictures/emblems/a.svg', 'LICENSE'])(
  '%s has the same line endings on every machine',
  (path) => {
    expect(attributes(path)).toBe('auto lf');
  },
);

test.each(['png', 'webp', 'avif', 'jpg', 'ico', 'woff2', 'ttf'])('a .%s file is not converted', (ending) => {
  expect(attributes(`shared/university/pictures/a.${ending}`)).toMatch(/^unset /);
});
