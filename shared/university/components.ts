/**
 * `npm run components`: writes shared/docs/components.md from the doc comments of what the design system exports, so
 * that they are the one place where it is said what a component is for.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const ui = join(import.meta.dirname, 'ui');
export const page = join(import.meta.dirname, '../docs/components.md');

const entries = [
  ['@3eu/university/ui', 'index.ts'],
  ['@3eu/university/ui/forms', 'forms/index.ts'],
  ['@3eu/university/ui/carousel', 'carousel/index.ts'],
  ['@3eu/university/ui/patterns', 'patterns/index.ts'],
] as const;

const parse = (path: string) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** The components that an entry exports, each with the file that makes it. Those of the platform are the platform's. */
function exportsOf(path: string): [name: string, file: string][] {
  return parse(path).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.isTypeOnly) return [];
    const from = (statement.moduleSpecifier as ts.StringLiteral).text;
    const file = ['.tsx', '.ts'].map((end) => join(path, '..', from + end)).find(existsSync);
    if (!file || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return [];
    const names = statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    return names.filter((name) => /^[A-Z]/.test(name)).map((name): [string, string] => [name, file]);
  });
}

/** The first sentence of the comment on what a file exports under a name; empty where there is none. */
function sentenceOf(name: string, file: string): string {
  const declared = parse(file).statements.find((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.some((each) => each.name.getText() === name)
      : ts.isFunctionDeclaration(statement) && statement.name?.text === name,
  );
  const [comment] = declared ? ts.getJSDocCommentsAndTags(declared) : [];
  const text = (ts.getTextOfJSDocComment(comment?.comment as string | undefined) ?? '').replace(/\s+/g, ' ');
  return /^.*?[.](?= |$)/.exec(text)?.[0] ?? text;
}

/** Every component with what it is for, by where it is imported from. */
export const components = () =>
  entries.map(([from, path]) => ({
    from,
    list: exportsOf(join(ui, path)).map(([name, file]) => ({ name, text: sentenceOf(name, file) })),
  }));

export const markdown = (): string =>
  [
    '# Components',
    'Made by `npm run components -w @3eu/university` from their doc comments. Each stands in its states at `/styleguide` while `npm run dev` runs.',
    ...components().map(({ from, list }) =>
      [`## ${from}`, '', ...list.map(({ name, text }) => `- **${name}**: ${text}`)].join('\n'),
    ),
  ].join('\n\n') + '\n';

if (process.argv[1] === import.meta.filename) writeFileSync(page, markdown());
