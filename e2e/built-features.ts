/** Finds the features that the built site uses and the oldest promised browsers lack. */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';
import { promisedBrowsers } from '@3eu/shared/build/browsers';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** Whether every promised browser has it, without a flag, a prefix or another name. */
function isPromised(compat: CompatStatement): boolean {
  return Object.entries(promisedBrowsers).every(([browser, oldest]) => {
    const support = compat.support[browser as keyof typeof promisedBrowsers];
    return [support].flat().some((entry) => {
      if (!entry || entry.flags || entry.prefix || entry.alternative_name || entry.version_removed) return false;
      return (
        typeof entry.version_added === 'string' && Number.parseFloat(entry.version_added.replace('≤', '')) <= oldest
      );
    });
  });
}

/** Names at one level of the data, each with whether something of that name is promised. */
function named(parents: readonly Identifier[]): Map<string, boolean> {
  const names = new Map<string, boolean>();
  for (const parent of parents) {
    for (const [name, { __compat: compat }] of Object.entries(parent as Record<string, Identifier>)) {
      if (name !== '__compat' && compat) names.set(name, (names.get(name) ?? false) || isPromised(compat));
    }
  }
  return names;
}

const newer = (names: Map<string, boolean>) => new Set([...names].filter(([, isOld]) => !isOld).map(([name]) => name));

const objects = { ...data.javascript.builtins, ...data.api } as Record<string, Identifier>;
// If the object is unknown, a method is known only by its name; a name that an older object has as well passes.
const members = newer(named(Object.values(objects)));
const globals = newer(named([data.api as unknown as Identifier, data.javascript.builtins as unknown as Identifier]));
const properties = newer(named([data.css.properties as unknown as Identifier]));
const atRules = newer(named([data.css['at-rules'] as unknown as Identifier]));
const mediaFeatures = newer(named([(data.css['at-rules'] as unknown as Record<string, Identifier>).media!]));
const selectors = newer(named([data.css.selectors as unknown as Identifier]));
const attributes = newer(
  named([
    data.html.global_attributes as unknown as Identifier,
    ...Object.values(data.html.elements as unknown as Record<string, Identifier>),
  ]),
);

function isNewStatic(object: string, member: string): boolean {
  const entry = objects[object]?.[`${member}_static`] ?? objects[object]?.[member];
  return entry?.__compat !== undefined && !isPromised(entry.__compat);
}

/**
 * The features that a style sheet uses. Strings in scripts are read as style sheets too, because emotion's styles are
 * there.
 */
function* inStyles(css: string): Generator<string> {
  for (const [, name] of css.matchAll(/(?:^|[;{\s])([a-z-]+):/g)) if (properties.has(name!)) yield `css ${name}`;
  for (const [, name] of css.matchAll(/@([a-z-]+)/g)) if (atRules.has(name!)) yield `css @${name}`;
  for (const [, name] of css.matchAll(/\(([a-z-]+):/g)) if (mediaFeatures.has(name!)) yield `css @media ${name}`;
  for (const [, name] of css.matchAll(/::?([a-z-]+)(?=[\s,.{:()[>]|$)/g))
    if (selectors.has(name!)) yield `css :${name}`;
  // Values are checked here by name, because the data has no pattern for them.
  if (/grid-template[a-z-]*:[^;]*\bsubgrid/.test(css)) yield 'css subgrid';
  if (/content:[^;}]*\/\s*["']/.test(css)) yield 'css content with words for screen readers';
}

function* inScript(text: string): Generator<string> {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAccessExpression(node)) {
      const { name, expression } = node;
      if (ts.isIdentifier(expression) && isNewStatic(expression.text, name.text))
        found.push(`js ${expression.text}.${name.text}`);
      // Only calls matter: a missing property reads as undefined, but cannot be called.
      else if (
        members.has(name.text) &&
        ts.isCallExpression(node.parent) &&
        node.parent.expression === node &&
        !node.questionDotToken
      )
        found.push(`js .${name.text}()`);
    } else if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && globals.has(node.expression.text))
      found.push(`js ${node.expression.text}`);
    else if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(...inStyles(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('built.js', text, ts.ScriptTarget.Latest, true));
  yield* found;
}

function* inDocument(html: string): Generator<string> {
  for (const [, css] of html.matchAll(/<style[^>]*>([^<]*)<\/style>/g)) yield* inStyles(css!);
  for (const [, tag] of html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '').matchAll(/<([a-z][^>]*)>/g)) {
    // Words of a value, as of a picture's description, are no attributes.
    for (const [, name] of tag!.replaceAll(/"[^"]*"/g, '').matchAll(/\s([a-z-]+)(?==|\s|$)/g))
      if (attributes.has(name!)) yield `html ${name}`;
  }
}

/** Everything in a published site that a promised browser may lack, each once. */
export function newerFeatures(site: string): string[] {
  // Versions of earlier releases stay for those who still have their documents.
  const { shell, remotes } = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8')) as {
    shell: { version: string };
    remotes: Record<string, { version: string }>;
  };
  const live = [shell, ...Object.values(remotes)].map(({ version }) => version);
  const isLive = (file: string) =>
    !/^(shell|remotes)\//.test(file) || live.some((version) => file.includes(`/${version}/`));
  const files = (readdirSync(site, { recursive: true }) as string[]).filter(isLive).map((file) => join(site, file));
  const found = new Set<string>();
  const read = (suffix: string, find: (text: string) => Iterable<string>) => {
    for (const file of files.filter((name) => name.endsWith(suffix)))
      for (const feature of find(readFileSync(file, 'utf8'))) found.add(feature);
  };
  read('.js', inScript);
  read('.html', inDocument);
  return [...found].sort();
}
