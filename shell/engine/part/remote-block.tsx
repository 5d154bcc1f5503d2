import { Suspense, use, useCallback, useContext } from 'react';
import type { BlockModule, BlockProps as Told } from '@3eu/platform/contract';
import { blockAttribute, dehydratedAttribute } from '@3eu/platform/contract/elements';
import { PageNotesContext } from '@3eu/platform/page/notes';
import { ErrorBoundary } from './error-boundary';
import type { Source } from '../federation/loader';
import { ownerOf } from '../federation/registry-client';
import { useShown } from '../navigation/site-router';
import { Dehydrated, Hydrated } from './hydrated';
import { useServices, type Prerendered } from '../services';

/**
 * Copies the blocks of a document before hydration, so that one that throws can be restored. The copies belong to an
 * inert document, which loads no pictures.
 */
export function copyBlocks(root: ParentNode): Map<string, Node> {
  const aside = document.implementation.createHTMLDocument('');
  const blocks = [...root.querySelectorAll(`[${blockAttribute}]`)];
  return new Map(blocks.map((block) => [block.getAttribute(blockAttribute)!, aside.importNode(block, true)]));
}

/** Whether the document's own page is shown, however often its query or fragment has changed since. */
function useIsPrerendered(): boolean {
  return useShown().outcome.kind === 'prerendered';
}

type BlockProps = Told & {
  source: Source<BlockModule>;
  name: string;
  /** Its script is loaded when the visitor comes near, or does anything. Default: at once. */
  when?: Prerendered['when'];
};

/** What tells a block on a page from the others: its name, and what it is about. */
const markOf = ({ name, about }: Pick<BlockProps, 'name' | 'about'>) =>
  about === undefined ? name : `${name} ${about}`;

const plainWords = /^[a-z0-9 -]{1,80}$/i;

function LoadedBlock({ source, name, about, when }: BlockProps) {
  if (about !== undefined && !plainWords.test(about))
    throw new Error(`The block ${name} cannot be about "${about}": only words, digits, hyphens and spaces are.`);
  const mark = [blockAttribute, markOf({ name, about })] as const;
  const { loader, hydrate } = useServices();
  const { instance } = useShown();
  const isPrerendered = useIsPrerendered();
  const prerendered = isPrerendered ? { selector: `[${blockAttribute}="${mark[1]}"]`, when } : undefined;
  const block = loader.peek(source) ?? use(hydrate(source, instance, prerendered));
  if (!block) return isPrerendered ? <Dehydrated mark={mark} /> : null;
  return (
    <Hydrated mark={mark} isPrerendered={isPrerendered}>
      <block.Block {...(about !== undefined && { about })} />
    </Hydrated>
  );
}

/** A block as the document brought it; after a client navigation nothing is shown instead. */
function PrerenderedBlock({ name }: { name: string }) {
  const copy = useServices().prerenderedBlock(name);
  const putBack = useCallback(
    (element: HTMLDivElement | null) => {
      if (copy) element?.replaceChildren(...copy.cloneNode(true).childNodes);
    },
    [copy],
  );
  return copy ? <div ref={putBack} {...{ [blockAttribute]: name, [dehydratedAttribute]: '' }} /> : null;
}

/**
 * A part of a page that is a script of its own. The page works without it: where it cannot be loaded or throws, now or
 * later, the prerendered block stays as it was, and a page that was not prerendered omits it.
 */
export function Block(props: BlockProps) {
  const isPrerendered = useIsPrerendered();
  return (
    <ErrorBoundary fallback={() => (isPrerendered ? <PrerenderedBlock name={markOf(props)} /> : null)}>
      <Suspense fallback={null}>
        <LoadedBlock {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A block of a remote inside any page. */
export function RemoteBlock({ name, about }: { name: string; about?: string | undefined }) {
  const { pages, sources } = useServices();
  useContext(PageNotesContext)?.block(name);
  const remote = ownerOf(pages.registry, name);
  return remote ? <Block source={sources.block(remote, name)} name={name} about={about} /> : null;
}
