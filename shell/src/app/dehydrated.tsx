import { useEffect, useRef } from 'react';
import { dehydratedAttribute } from '@3eu/shared/contract/elements';
import { dehydratedHtml } from '@3eu/shared/ui/patterns';

/**
 * A prerendered part of the document that React leaves as it is, because its script could not be loaded. It is marked,
 * so that what would have needed the script is shown open.
 * @param mark Attribute and value that the prerendered element has.
 */
export function Dehydrated({ mark: [attribute, value] }: { mark: readonly [attribute: string, value: string] }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.setAttribute(dehydratedAttribute, ''), []);
  return <div ref={element} {...{ [attribute]: value }} {...dehydratedHtml} />;
}
