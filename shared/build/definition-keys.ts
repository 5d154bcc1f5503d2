import type { PageEntry, PageLink, PageParam, RemoteDefinition, ShellDefinition, ShellPage } from '../src/contract';
import { nearest } from './nearest';

/** The keys of a type; the compiler holds the list complete. */
type Keys<Type> = Record<keyof Type, true>;

const ofLink: Keys<PageLink> = { label: true, note: true, menu: true, footer: true };
const ofParam: Keys<PageParam> = { ...ofLink, slug: true };
const ofPage: Keys<PageEntry> = { ...ofLink, path: true, params: true, moduleByValue: true };
const ofRemote: Keys<RemoteDefinition> = { name: true, pages: true, blocks: true, redirects: true };
const ofShellPage: Keys<ShellPage> = { path: true, blocks: true };
const ofShell: Keys<ShellDefinition> = { name: true, pages: true, developmentPages: true };

function strangers(value: object, known: object, place: string): string[] {
  return Object.keys(value)
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => `${place}there is no "${key}". ${nearest(key, Object.keys(known))}`);
}

/** Keys of a definition that mean nothing, as a misspelt one, a sentence each: the compiler lets them pass. */
export function unknownKeys(definition: RemoteDefinition | ShellDefinition): string[] {
  const isShell = definition.name === 'shell';
  const pages: readonly PageEntry[] = definition.pages as readonly PageEntry[];
  return [
    ...strangers(definition, isShell ? ofShell : ofRemote, ''),
    ...pages.flatMap((page) => [
      ...strangers(page, isShell ? ofShellPage : ofPage, `${page.path}: `),
      ...(page.params ?? []).flatMap((param) => strangers(param, ofParam, `${page.path}: ${param.slug}: `)),
    ]),
  ];
}
