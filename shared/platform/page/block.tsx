import { createContext, useContext, type ReactNode } from 'react';
import type { BlockName } from '../contract/href';

export type BlockProps = {
  /** Name of the block, of whichever package; the page's `blocks` in its descriptor name it too. */
  name: BlockName;
  /** What it shall show: words, digits, hyphens and spaces, at most 80, as in `psychology`. Default: all that it has. */
  about?: string | undefined;
};

/** Renders a block: the shell says how. Default: not at all, as in a page's own tests. */
export const BlockContext = createContext<(props: BlockProps) => ReactNode>(() => null);

/** What a block has in place of that: a document is judged by the blocks that its page names, and this would be another. */
export const noBlock = ({ name }: BlockProps): ReactNode => {
  if (PRERENDER) throw new Error(`A block shows no block, and this one shows ${name}: only pages do.`);
  return null;
};

/**
 * A part of another package inside a page. It is prerendered with the page and hydrated by itself; where it is absent or
 * throws, the page is whole without it.
 */
export function Block(props: BlockProps) {
  return useContext(BlockContext)(props);
}
