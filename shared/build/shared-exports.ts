import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import ts from 'typescript';
import { sharedModuleNames } from './federation';

/** Names by module, as in `{ '@3eu/shared/ui': ['Band', 'Button'] }`. */
export type ExportsByModule = Record<string, string[]>;

/** Modules of the platform itself: libraries that are shared too have versions of their own. */
const platform = sharedModuleNames.filter((name) => name.startsWith('@3eu/shared/'));

function importsOf(file: string): { module: string; names: string[] }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const bindings = statement.importClause?.namedBindings;
    const isType = statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    if (isType || !bindings || !ts.isNamedImports(bindings)) return [];
    const names = bindings.elements.filter((element) => !element.isTypeOnly).map(({ propertyName, name }) => (propertyName ?? name).text);
    return [{ module: statement.moduleSpecifier.text, names }];
  });
}

/** What a remote's sources take from the platform's shared modules; its tests do not count. */
export function takenExports(sourceFolder: string): ExportsByModule {
  const files = (readdirSync(sourceFolder, { recursive: true }) as string[]).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const imports = files.flatMap((file) => importsOf(join(sourceFolder, file)));
  const taken = platform.map((name) => [name, imports.filter(({ module }) => module === name).flatMap(({ names }) => names)] as const);
  return Object.fromEntries(taken.filter(([, names]) => names.length > 0).map(([name, names]) => [name, [...new Set(names)].sort()]));
}

/** What the shell's build has in the platform's shared modules. */
export function offeredExports({ modules = [] }: StatsCompilation, shellRoot: string): ExportsByModule {
  const all = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
  return Object.fromEntries(
    platform.map((name) => {
      const provider = all.find((module) => module.name?.startsWith(`provide shared module (default) ${name}@`));
      const path = relative(shellRoot, provider?.name?.split(' = ')[1] ?? '');
      const found = all.find((module) => module.name?.split(' + ')[0] === path && module.providedExports);
      if (!found) throw new Error(`The shell's build does not say what ${name} exports.`);
      return [name, found.providedExports as string[]];
    }),
  );
}
