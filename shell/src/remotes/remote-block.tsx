import { Suspense, use } from 'react';
import { contractVersion, type BlockModule } from '@3eu/shared/contract';
import type { DocumentRemote } from '@3eu/shared/contract/release';
import { bounded, loadModule } from './load-module';
import { useDirectory, type Directory } from './directory';
import { reportCrash } from '../telemetry/crash-channel';

type LoadedBlock = BlockModule | null;

const loaded = new Map<string, LoadedBlock>();
const pending = new Map<string, Promise<LoadedBlock>>();

/** Loads a block; null when its remote cannot be had, since a page is whole without its blocks. */
function loadBlock(remote: DocumentRemote, name: string): Promise<LoadedBlock> {
  let promise = pending.get(name);
  if (!promise) {
    promise = bounded(loadModule<BlockModule>(remote, name), `${name} of ${remote.name}`)
      .catch((error: unknown) => {
        reportCrash(error);
        pending.delete(name);
        return null;
      })
      .then((block) => {
        if (block) loaded.set(name, block);
        return block;
      });
    pending.set(name, promise);
  }
  return promise;
}

/** Every block that the known remotes offer, by name; a remote that speaks another contract offers none. */
function offeredBlocks(directory: Directory): [string, DocumentRemote][] {
  const mounted = directory.remotes().filter(({ contract }) => contract === contractVersion);
  return mounted.flatMap((remote) => remote.blocks.map((name): [string, DocumentRemote] => [name, remote]));
}

/** Loads all blocks before a page is rendered, so that they stand in its document. */
export async function preloadBlocks(directory: Directory): Promise<void> {
  await Promise.all(offeredBlocks(directory).map(([name, remote]) => loadBlock(remote, name)));
}

function LoadedBlock({ remote, name }: { remote: DocumentRemote; name: string }) {
  const block = loaded.get(name) ?? use(loadBlock(remote, name));
  if (block) return <div data-block={name}><block.Block /></div>;
  // Hydration keeps what was prerendered; on a client navigation nothing stands here.
  return <div data-block={name} suppressHydrationWarning dangerouslySetInnerHTML={keep} />;
}

const keep = { __html: '' };

/**
 * A block of a remote inside a page of the shell. Prerendered with the page; where its remote is down, the prerendered
 * block stays as it was, and a page that was not prerendered goes without it.
 */
export function RemoteBlock({ name }: { name: string }) {
  const offered = offeredBlocks(useDirectory()).find(([block]) => block === name);
  if (!offered) return null;
  const [, remote] = offered;
  return (
    <Suspense fallback={null}>
      <LoadedBlock remote={remote} name={name} />
    </Suspense>
  );
}
