/** @jest-environment node */
import { join } from 'node:path';
import { transpileModule } from 'typescript';
import { namesOf } from './new-site';
import { filled, templates } from './templates';

/** The name and the short name that the configuration of a new site has. */
function configured(name: string): { name: string; shortName: string } {
  const { 'site.config.ts': config = '' } = filled([join(templates, 'site-shell')], {
    ...namesOf(name),
    platform: '1.0.0',
    engine: '1.0.0',
    react: '19.0.0',
    emotionReact: '11.0.0',
    emotionStyled: '11.0.0',
    zustand: '5.0.0',
    node: '20',
  });
  const { outputText, diagnostics } = transpileModule(
    config.replaceAll(/^import.*$/gm, '').replace('export const site = defineSite', 'globalThis.made = '),
    { reportDiagnostics: true },
  );
  expect(diagnostics).toEqual([]);

  return new Function('federation', 'globalThis', `${outputText}; return globalThis.made;`)({ id: 'x' }, {}) as never;
}

test.each([
  'Sound College',
  "King's College",
  'The "New" School',
  'O\'Neil "U"',
  'A\\B College',
  '${a} `School`',
  '</script> College',
])('a site can be called %s', (name) => {
  expect(configured(name)).toMatchObject({ name, shortName: name.split(' ')[0] });
});

test.each(['', '12', 'x'.repeat(61), 'Two\nLines', 'Zero\u200bWidth', 'Right\u202eLeft'])(
  'a site cannot be called %j',
  (name) => {
    expect(() => namesOf(name)).toThrow('--name');
  },
);
