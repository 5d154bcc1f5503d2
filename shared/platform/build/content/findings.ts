/** Room build/content: what the compiler finds in files of content, in sentences for whoever edits them. */
import { join } from 'node:path';
import type TypeScript from 'typescript';
import { nearest } from '../nearest';
import { labels, type Fault } from './fault';
import { bare, lineAt, ts } from './lines';

type Type = TypeScript.Type;
/** The compiler's numbers of a name that nothing has, and of a field that its place does not have; each also with one that is near. */
const unknown = { name: [2304, 2552], field: [2353, 2561] };

/**
 * Files of content with all that they import, as their packages compile them.
 * @param cache Where the compiler keeps what it found, for a run after few changes.
 */
export function compile(rootNames: readonly string[], cache?: string, system = ts.sys) {
  const preset = join(import.meta.dirname, '../tsconfig.base.json');
  const { config } = ts.readConfigFile(preset, ts.sys.readFile) as { config: { compilerOptions: object } };
  // Content is data: without the browser's own types the compiler reads a quarter.
  const own = { lib: ['ES2023'], jsx: 'preserve', composite: false, emitDeclarationOnly: false, declaration: false };
  const { options } = ts.convertCompilerOptionsFromJson({ ...config.compilerOptions, ...own, noEmit: true }, '');
  const kept = cache === undefined ? {} : { incremental: true, tsBuildInfoFile: cache };
  const all = { ...options, ...kept, noUnusedLocals: false };
  const host = ts.createIncrementalCompilerHost(all, system);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const program = ts.createIncrementalProgram({ rootNames, options: all, host });
  // Asked for one file, it answers from the cache, whatever has changed in another; asked for all, it looks again.
  program.getSemanticDiagnostics();
  return program;
}

/** What stands in a file of content and does not belong there, or lacks: the compiler says where, and this what belongs there. */
export function findings(program: TypeScript.BuilderProgram, path: string): Omit<Fault, 'file'>[] {
  const source = program.getSourceFile(path)!;
  const wrong = program.getSemanticDiagnostics(source);
  if (wrong.length === 0) return [];
  const checker = program.getProgram().getTypeChecker();
  const say = (type: Type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);

  function kindOf(type: Type): string {
    const kinds = type.isUnion() ? type.types : [type];
    const said = kinds.map(say);
    if (said.some((each) => each.startsWith('`https://')))
      return 'an address: /visit, #part, https://, mailto: or tel:';
    if (said.includes('string')) return 'a text';
    if (said.includes('number')) return 'a number';
    if (said.includes('true')) return 'true or false';
    if (said[0]!.startsWith('`'))
      return `a text like ${said.join(' or ').replaceAll('`', '').replaceAll('${string}', '…').replaceAll('${number}', '0')}`;
    if (kinds.every((each) => each.isStringLiteral())) return `one of ${said.join(', ')}`;
    if (kinds.some((each) => checker.isArrayLikeType(each))) return 'a list';
    return checker.getPropertyOfType(type, 'focus') ? 'a picture of the catalogue' : 'fields in { }';
  }

  /** The fields that an object lacks; where it may be of several kinds, of the one that it has most of. */
  function lacking(value: TypeScript.Expression): TypeScript.Symbol[] {
    const wanted = checker.getContextualType(value);
    if (!wanted || !ts.isObjectLiteralExpression(value)) return [];
    const has = new Set(checker.getPropertiesOfType(checker.getTypeAtLocation(value)).map(({ name }) => name));
    const kinds = (wanted.isUnion() ? wanted.types : [wanted]).map((kind) => checker.getPropertiesOfType(kind));
    const shared = (fields: readonly TypeScript.Symbol[]) => fields.filter(({ name }) => has.has(name)).length;
    const nearestKind = kinds.reduce((best, each) => (shared(each) > shared(best) ? each : best));
    return nearestKind.filter(({ name, flags }) => !has.has(name) && !(flags & ts.SymbolFlags.Optional));
  }

  /** What is wrong with a value, after its field. */
  function mismatches(written: TypeScript.Expression): { field?: string; problem: string }[] {
    const value = bare(written);
    const wanted = checker.getContextualType(value);
    if (!wanted) return [];
    const missing = lacking(value);
    if (missing.length > 0)
      return missing.map((each) => ({
        field: `.${each.name}`,
        problem: `is missing: write ${kindOf(checker.getTypeOfSymbol(each))}`,
      }));
    if (ts.isArrayLiteralExpression(value) && checker.isTupleType(wanted)) {
      const { length } = checker.getTypeArguments(wanted as TypeScript.TypeReference);
      return [{ problem: `has ${value.elements.length} entries: expected ${length}` }];
    }
    const kinds = wanted.isUnion() ? wanted.types : [wanted];
    const words = kinds.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
    return ts.isStringLiteralLike(value) && words.length === kinds.length
      ? [{ problem: `is unknown: "${value.text}". ${nearest(value.text, words)}` }]
      : [{ problem: `is not what belongs here: expected ${kindOf(wanted)}` }];
  }

  const absent = (name: string, from: TypeScript.Node, known: readonly TypeScript.Symbol[]) => {
    const names = known.map((each) => each.name);
    const place = ts.isStringLiteral(from) ? from.text : from.getText();
    return [{ field: '', problem: `there is no ${name} in ${place}. ${nearest(name, names)}` }];
  };

  /** What the compiler means at a place. */
  function sentences(code: number, node: TypeScript.Node): { field: string; problem: string }[] {
    const { parent } = node;
    const name = node.getText();
    if (unknown.name.includes(code))
      return [{ field: '', problem: `nothing is called ${name}. A text stands between quotes: '${name}'` }];
    if (ts.isImportSpecifier(parent)) {
      const from = (parent.parent.parent.parent as TypeScript.ImportDeclaration).moduleSpecifier;
      const module = checker.getSymbolAtLocation(from);
      return module ? absent(name, from, checker.getExportsOfModule(module)) : [];
    }
    if (ts.isPropertyAccessExpression(parent) && parent.name === node)
      return absent(name, parent.expression, checker.getPropertiesOfType(checker.getTypeAtLocation(parent.expression)));
    const field = fieldOf(node);
    if (unknown.field.includes(code)) {
      const names = lacking(parent.parent as TypeScript.Expression).map((each) => each.name);
      return [
        { field, problem: ['is no field of this place.', ...(names[0] ? [nearest(name, names)] : [])].join(' ') },
      ];
    }
    const value = ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) ? parent.initializer : node;
    return value && ts.isExpression(value)
      ? mismatches(value).map((each) => ({ ...each, field: field + (each.field ?? '') }))
      : [];
  }

  return wrong.flatMap(({ code, start, length, messageText }) => {
    const node = deepest(source, start!, start! + length!);
    const found = sentences(code, node);
    const raw = { field: '', problem: ts.flattenDiagnosticMessageText(messageText, ' ') };
    return (found.length > 0 ? found : [raw]).map((each) => ({ line: lineAt(source, node), ...each }));
  });
}

/** What names an entry of a list in a path: a text of it, or its place. */
function labelOf(node: TypeScript.Expression, place: number): string {
  const fields = ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
  const texts = labels.map((label) => fields.find(({ name }) => name.getText() === label)?.initializer);
  const [text] = texts.flatMap((value) => (value && ts.isStringLiteralLike(value) ? [value.text] : []));
  return JSON.stringify(text ?? place);
}

/** The path to a part of a content, as `page.list["two"].answer`; of what is handed to a function, the call. */
function fieldOf(node: TypeScript.Node): string {
  if (ts.isSourceFile(node)) return '';
  if (ts.isVariableDeclaration(node)) return node.name.getText();
  if (ts.isCallExpression(node)) return node.getText();
  const [above, { parent }] = [fieldOf(node.parent), node];
  if (ts.isPropertyAssignment(node))
    return `${above}.${ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()}`;
  if (!ts.isArrayLiteralExpression(parent)) return above;
  const entry = node as TypeScript.Expression;
  return `${above}[${labelOf(bare(entry), parent.elements.indexOf(entry))}]`;
}

/** The innermost part of a file that has a stretch of its text in it. */
function deepest(node: TypeScript.Node, start: number, end: number): TypeScript.Node {
  const inner = ts.forEachChild(node, (each) => (each.pos <= start && end <= each.end ? each : undefined));
  return inner ? deepest(inner, start, end) : node;
}
