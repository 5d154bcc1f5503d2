/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/** What the loader makes of a source. It is an ES module, which Jest does not load: it runs outside. */
function loaded(source: string): string {
  const script = "import loader from './css-comments.js'; process.stdout.write(loader(process.argv[1]));";
  return execFileSync(process.execPath, ['--input-type=module', '-e', script, source], {
    cwd: __dirname,
    encoding: 'utf8',
  });
}

test('comments of styles go, their lines and the rules stay', () => {
  const style = 'styled.p`\n  /* As high\n     as a finger. */\n  color: red;\n`;\n';
  expect(loaded(style)).toBe('styled.p`\n\n\n  color: red;\n`;\n');
});

test('what stands on a line with a comment stays, and so does what speaks to the bundler', () => {
  const code =
    "import(\n  /* webpackChunkName: \"home\" */\n  './home'\n);\nconst x = /* @__PURE__ */ f();\n/** b */ f('a/*');\n";
  expect(loaded(code)).toBe(code);
});
