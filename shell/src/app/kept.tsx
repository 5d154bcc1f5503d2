import { useEffect, useRef } from 'react';
import { keptAttribute } from '@3eu/shared/contract/elements';
import { keptHtml } from '@3eu/shared/ui/bundled';

/**
 * A prerendered part of the document that React leaves as it is, because its script could not be loaded. It is marked,
 * so that what would have needed the script is shown open.
 * @param mark Attribute and value that the prerendered element has.
 */
export function Kept({ mark: [attribute, value] }: { mark: readonly [attribute: string, value: string] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.setAttribute(keptAttribute, ''), []);
  return <div ref={element} {...{ [attribute]: value }} {...keptHtml} />;
}
