/** Room build/content: what the compiler finds in files of content, in sentences for whoever edits them. */
import { join } from 'node:path';
import type TypeScript from 'typescript';
import { meantBy, nearest } from '../nearest';
import { labels, type Fault } from './fault';
import { bare, lineAt, ts } from './lines';

type Type = TypeScript.Type;
/** The compiler's numbers of a name that nothing has. */
const [notFound, notFoundButNear] = [2304, 2552];

type Finding = { node: TypeScript.Node; field: string; problem: string };

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

/** What stands in a file of content and does not belong there, or lacks: one finding for each place. */
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

  const labelOf = (node: TypeScript.Expression, index: number) => {
    const fields = ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : [];
    const texts = labels.map((label) => fields.find(({ name }) => name.getText() === label)?.initializer);
    const [text] = texts.flatMap((value) => (value && ts.isStringLiteralLike(value) ? [value.text] : []));
    return JSON.stringify(text ?? index);
  };

  /** Where a value is not what is wanted there, as deep as it is written out. */
  function mismatches(at: TypeScript.Node, value: TypeScript.Expression, wanted: Type, field: string): Finding[] {
    const node = bare(value);
    const kinds = wanted.isUnion() ? wanted.types : [wanted];
    const list = kinds.find((each) => checker.isArrayLikeType(each));
    if (ts.isArrayLiteralExpression(node) && list) {
      const of = checker.getTypeArguments(list as TypeScript.TypeReference);
      if (checker.isTupleType(list) && of.length !== node.elements.length)
        return [{ node: at, field, problem: `has ${node.elements.length} entries: expected ${of.length}` }];
      return node.elements.flatMap((each, index) =>
        ts.isSpreadElement(each)
          ? []
          : mismatches(each, each, of[index] ?? of[0]!, `${field}[${labelOf(bare(each), index)}]`),
      );
    }
    const written = checker.getTypeAtLocation(node);
    const objects = kinds.filter(
      (each) => each.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection) && each !== list,
    );
    if (ts.isObjectLiteralExpression(node) && objects.length > 0) {
      const has = new Set(checker.getPropertiesOfType(written).map(({ name }) => name));
      const fieldsOf = (type: Type) => checker.getPropertiesOfType(type);
      const shared = (type: Type) => fieldsOf(type).filter(({ name }) => has.has(name)).length;
      const type = objects.reduce((best, each) => (shared(each) > shared(best) ? each : best));
      const fields = new Map(fieldsOf(type).map((each) => [each.name, each]));
      const missing = [...fields.values()].filter(
        ({ name, flags }) => !has.has(name) && !(flags & ts.SymbolFlags.Optional),
      );
      const ofName = (name: string) =>
        checker
          .getIndexInfosOfType(type)
          .find(({ keyType }) => checker.isTypeAssignableTo(checker.getStringLiteralType(name), keyType))?.type;
      const found = node.properties.flatMap((property): Finding[] => {
        if (!property.name) return [];
        const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText();
        const place = `${field}.${name}`;
        const known = fields.get(name);
        const inner = known ? checker.getTypeOfSymbol(known) : ofName(name);
        if (inner)
          return ts.isPropertyAssignment(property) ? mismatches(property, property.initializer, inner, place) : [];
        const names = missing.map((each) => each.name);
        if (names.length === 0) return [{ node: property, field: place, problem: 'is no field of this place.' }];
        // What is written under another name is not missing as well.
        missing.splice(names.indexOf(meantBy(name, names) ?? names[0]!), 1);
        return [{ node: property, field: place, problem: `is no field of this place. ${nearest(name, names)}` }];
      });
      const lacking = missing.map((each) => ({
        node: at,
        field: `${field}.${each.name}`,
        problem: `is missing: write ${kindOf(checker.getTypeOfSymbol(each))}`,
      }));
      return [...found, ...lacking];
    }
    if (checker.isTypeAssignableTo(written, wanted)) return [];
    const words = kinds.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
    const unknown = ts.isStringLiteralLike(node) && words.length === kinds.length;
    const problem = unknown
      ? `is unknown: "${node.text}". ${nearest(node.text, words)}`
      : `is not what belongs here: expected ${kindOf(wanted)}`;
    return [{ node: at, field, problem }];
  }

  const typed = source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap((declaration) => {
      const { initializer, type } = declaration;
      const wanted = type ?? (initializer && ts.isSatisfiesExpression(initializer) ? initializer.type : undefined);
      if (!initializer || !wanted) return [];
      return mismatches(declaration, initializer, checker.getTypeFromTypeNode(wanted), declaration.name.getText());
    }),
  );

  /** A name that its module, or what stands before its dot, does not have. */
  const unknown = wrong.flatMap(({ code, start, length }): Finding[] => {
    const node = deepest(source, start!, start! + length!);
    const { parent } = node;
    const name = node.getText();
    const absent = (from: string, known: readonly TypeScript.Symbol[]) => [
      {
        node,
        field: '',
        problem: `there is no ${name} in ${from}. ${nearest(
          name,
          known.map((each) => each.name),
        )}`,
      },
    ];
    if (ts.isImportSpecifier(parent)) {
      const { moduleSpecifier } = parent.parent.parent.parent as TypeScript.ImportDeclaration;
      const module = checker.getSymbolAtLocation(moduleSpecifier);
      return module
        ? absent((moduleSpecifier as TypeScript.StringLiteral).text, checker.getExportsOfModule(module))
        : [];
    }
    if (ts.isPropertyAccessExpression(parent) && parent.name === node)
      return absent(
        parent.expression.getText(),
        checker.getPropertiesOfType(checker.getTypeAtLocation(parent.expression)),
      );
    if (code === notFound || code === notFoundButNear)
      return [{ node, field: '', problem: `nothing is called ${name}. A text stands between quotes: '${name}'` }];
    const wanted = ts.isCallExpression(parent) && ts.isExpression(node) && checker.getContextualType(node);
    return wanted ? mismatches(node, node, wanted, parent.getText()) : [];
  });
  const found = unknown.length > 0 ? unknown : typed;
  const lines = found.map(({ node, field, problem }) => ({ line: lineAt(source, node), field, problem }));
  if (lines.length > 0) return lines;
  return wrong.map(({ start, messageText }) => ({
    line: source.getLineAndCharacterOfPosition(start!).line + 1,
    field: '',
    problem: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}

/** The innermost part of a file that has a stretch of its text in it. */
function deepest(node: TypeScript.Node, start: number, end: number): TypeScript.Node {
  const inner = ts.forEachChild(node, (each) => (each.pos <= start && end <= each.end ? each : undefined));
  return inner ? deepest(inner, start, end) : node;
}
