/** Room build/content: where a field stands in a file. For the check of content. */
import { createRequire } from 'node:module';
import type TypeScript from 'typescript';

/** Required, because Node would look through all of an imported one for its exports, which takes most of a second. */
export const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript;

/** A value without the `as const` and `satisfies` around it. */
export function bare(node: TypeScript.Expression): TypeScript.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

function exported(source: TypeScript.SourceFile, name: PropertyKey): TypeScript.VariableDeclaration | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((declaration) => declaration.name.getText(source) === name);
}

/** The part of a value that a key leads to, if it is written out; a value may be computed, or spread in. */
function partOf(
  source: TypeScript.SourceFile,
  value: TypeScript.Expression,
  key: PropertyKey,
): TypeScript.Node | undefined {
  if (ts.isArrayLiteralExpression(value))
    return value.elements.some(ts.isSpreadElement) ? undefined : value.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties.find(
    ({ name }) => name !== undefined && (ts.isStringLiteral(name) ? name.text : name.getText(source)) === key,
  );
}

/** Whether a file exports something by a name. One with `export *` may. */
export function exportsName({ statements }: TypeScript.SourceFile, wanted: string): boolean {
  const names = (statement: TypeScript.Statement): readonly (string | undefined)[] => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      if (!exportClause) return [wanted];
      return ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) return [statement.name?.text];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : undefined));
  };
  return statements.some((statement) => names(statement).includes(wanted));
}

const valueOf = (node: TypeScript.Node): TypeScript.Expression | undefined =>
  ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
    ? node.initializer && bare(node.initializer)
    : ts.isExpression(node)
      ? bare(node)
      : undefined;

/** A file of content, as it is written. */
export const parse = (text: string): TypeScript.SourceFile =>
  ts.createSourceFile('content.ts', text, ts.ScriptTarget.Latest, false);

/** The line on which something begins. */
export const lineAt = (source: TypeScript.SourceFile, node: TypeScript.Node) =>
  source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/** The line on which a field stands, or else the nearest thing around it that is written in this file. */
export function lineOfField(source: TypeScript.SourceFile, [name, ...path]: readonly PropertyKey[]): number {
  let node: TypeScript.Node | undefined = name === undefined ? undefined : exported(source, name);
  if (!node) return 1;
  for (const key of path) {
    const value = valueOf(node);
    const next: TypeScript.Node | undefined = value && partOf(source, value, key);
    if (!next) break;
    node = next;
  }
  return lineAt(source, node);
}

/** A thousand with its comma, outside of a text. */
const thousand = /(?<!['"`\w])\$?\d{1,3}(,\d{3})+(?!['"`\w])/;

/** Words of a value without quotes around them. */
const unquoted = /\w: (\p{L}[^'"`{}[\]():,]* [^'"`{}[\]():,]*[^'"`{}[\]():,\s])/u;

/** What the compiler means, to somebody who writes texts. @param at What stands where it stumbled. */
function sentenceFor(problem: string, line: string, at: string): string {
  const [number] = thousand.exec(line) ?? [];
  if (number !== undefined) return `a number is written without commas: ${number.replace(/[$,]/g, '')}`;
  const [, missing = ''] = /^'([\]})])' expected/.exec(problem) ?? [];
  if (missing !== '') return `a ${missing} is missing: something before this line is not closed`;
  if (problem === "',' expected." && /["']\s+["']/.test(line)) return `a comma is missing before ${at}`;
  if (/^(',' expected|Unterminated string)/.test(problem) && (line.match(/"/g)?.length ?? 0) > 0)
    return 'a text ends at a quotation mark. Write “ and ” inside quotes, or close the quotes';
  const [, words] = unquoted.exec(line) ?? [];
  if (problem === "',' expected." && words !== undefined) return `a text stands between quotes: '${words}'`;
  if (problem === "',' expected.")
    return /^[\]})]/.test(at)
      ? `a bracket that was opened before ${at} is not closed`
      : `a comma is missing before ${at}, or a colon after the name of a field`;
  if (/^(Property assignment|Expression or comma) expected/.test(problem) && /^[\]{}]/.test(at))
    return `a bracket is missing before this ${at[0]}`;
  if (/^(':' expected|Property assignment expected)/.test(problem))
    return `${at} is no field. A field is a name, a colon and a value, as in title: 'Visit'; an entry of a list stands in { }`;
  if (/^Expression expected/.test(problem)) return `a value is missing before ${at}, or there is a comma too many`;
  if (/^Declaration or statement expected/.test(problem)) return `there is a bracket too many before ${at}`;
  return problem;
}

/** A bracket that is not closed, by how far in its fields stand: one that is no further in than the bracket is not its own. */
function unclosed(source: TypeScript.SourceFile): { line: number; problem: string } | undefined {
  const lines = source.text.split('\n');
  const indent = (line: number) => lines[line - 1]!.search(/\S/);
  const visit = (node: TypeScript.Node): ReturnType<typeof unclosed> => {
    const parts = ts.isObjectLiteralExpression(node)
      ? node.properties
      : ts.isArrayLiteralExpression(node)
        ? node.elements
        : [];
    const opened = lineAt(source, node);
    const outside = parts
      .map((part) => lineAt(source, part))
      .find((line) => line > opened && indent(line) <= indent(opened));
    const bracket = ts.isArrayLiteralExpression(node) ? '[' : '{';
    if (outside !== undefined)
      return {
        line: outside,
        problem: `cannot be read: the ${bracket} of line ${opened} is not closed before this line`,
      };
    return ts.forEachChild(node, visit);
  };
  return visit(source);
}

/** Where a file is no TypeScript, and why: the first such place. */
export function syntaxError(text: string): { line: number; problem: string } | undefined {
  const { diagnostics } = ts.transpileModule(text, { reportDiagnostics: true });
  const [first] = diagnostics ?? [];
  if (first?.file === undefined || first.start === undefined) return undefined;
  const open = unclosed(parse(text));
  if (open) return open;
  const { line } = first.file.getLineAndCharacterOfPosition(first.start);
  const quotes = text.split('\n')[line]?.match(/'/g)?.length ?? 0;
  if (quotes % 2 === 1) {
    const problem = 'cannot be read: a text stands between two quotes; here one is missing, or an apostrophe is no ’';
    return { line: line + 1, problem };
  }
  const problem = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  // The compiler points at what follows, which is mostly the next line.
  const before = text.slice(0, first.start).trimEnd().split('\n').length;
  if (problem === "',' expected." && before <= line)
    return { line: before, problem: 'cannot be read: a comma is missing at the end of the line' };
  const at = text.slice(first.start).trimStart().slice(0, 20).split('\n')[0]!;
  return { line: line + 1, problem: `cannot be read: ${sentenceFor(problem, text.split('\n')[line]!, at)}` };
}
