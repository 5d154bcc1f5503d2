/** @jest-environment node */
import { execFileSync } from 'node:child_process';

/**
 * The loader's output for a source. The loader is an ES module, which Jest cannot load, so it runs in a separate
 * process.
 */
function loaded(source: string): string {
  const script = "import loader from './css-comments.js'; process.stdout.write(loader(process.argv[1]));";
  return execFileSync(process.execPath, ['--input-type=module', '-e', script, source], {
    cwd: __dirname,
    encoding: 'utf8',
  });
}

test('comments in styles are removed; their lines and the rules stay', () => {
  const style = 'styled.p`\n  /* As high\n     as a finger. */\n  color: red;\n`;\n';
  expect(loaded(style)).toBe('styled.p`\n\n\n  color: red;\n`;\n');
});

test('comments on a line with code stay, and so do comments for the bundler', () => {
  const code =
    "import(\n  /* webpackChunkName: \"home\" */\n  './home'\n);\nconst x = /* @__PURE__ */ f();\n/** b */ f('a/*');\n";
  expect(loaded(code)).toBe(code);
});

test('code after a comment is not taken for part of another comment', () => {
  const rules = 'styled.p`\n  /* wide */ color: red;\n  margin: 0;\n  /* next */\n`;\n';
  expect(loaded(rules)).toContain('color: red;\n  margin: 0;\n');
  const fields = 'const a = {\n  /** An id. */ id: 1,\n  name: 2, /* last */\n};\n';
  expect(loaded(fields)).toBe(fields);
});

test('comments for the compiler stay', () => {
  const code = '/** @jsxImportSource @emotion/react */\nconst x =\n  /* @__PURE__ */\n  f();\n';
  expect(loaded(code)).toBe(code);
});
