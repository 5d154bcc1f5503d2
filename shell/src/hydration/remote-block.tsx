import { Suspense, use, useCallback } from 'react';
import type { BlockModule } from '@3eu/shared/contract';
import { blockAttribute, dehydratedAttribute } from '@3eu/shared/contract/elements';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import { ErrorBoundary } from '../error-screen/error-boundary';
import type { Source } from '../remotes/loader';
import { isMounted, type RegistryClient } from '../remotes/registry-client';
import { useShown } from '../router/site-router';
import { Dehydrated, Hydrated } from './hydrated';
import { useServices } from '../services';

/** The remote that offers a block; one that speaks another contract offers none. */
export function ownerOf(registry: RegistryClient, name: string): DocumentRemote | undefined {
  return registry.remotes().find((remote) => isMounted(remote) && remote.blocks.includes(name));
}

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

type BlockProps = {
  source: Source<BlockModule>;
  name: string;
  /** Its script is loaded when the visitor comes near. Default false: at once. */
  whenNear?: boolean;
};

function LoadedBlock({ source, name, whenNear = false }: BlockProps) {
  const { loader, hydrate } = useServices();
  const { instance } = useShown();
  const isPrerendered = useIsPrerendered();
  const prerendered = isPrerendered ? { selector: `[${blockAttribute}="${name}"]`, whenNear } : undefined;
  const block = loader.peek(source) ?? use(hydrate(source, instance, prerendered));
  if (!block) return isPrerendered ? <Dehydrated mark={[blockAttribute, name]} /> : null;
  return (
    <Hydrated mark={[blockAttribute, name]} isPrerendered={isPrerendered}>
      <block.Block />
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
    <ErrorBoundary fallback={() => (isPrerendered ? <PrerenderedBlock name={props.name} /> : null)}>
      <Suspense fallback={null}>
        <LoadedBlock {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** A block of a remote inside a page of the shell. */
export function RemoteBlock({ name }: { name: string }) {
  const { pages, sources } = useServices();
  const remote = ownerOf(pages.registry, name);
  return remote ? <Block source={sources.block(remote, name)} name={name} /> : null;
}
