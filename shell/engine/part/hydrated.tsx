import { useEffect, useRef, type ReactNode } from 'react';
import { dehydratedAttribute, dehydratedHtml, hydratedEvent } from '@3eu/platform/contract/elements';
import { tellWrittenBefore } from './written-before';

type Mark = readonly [attribute: string, value: string];

/**
 * The element of a page or block that React runs.
 * @param mark Attribute and value that identify the element.
 * @param isPrerendered The document brought it, and the visitor may have changed its fields since.
 */
export function Hydrated({
  mark: [attribute, value],
  isPrerendered,
  children,
}: {
  mark: Mark;
  isPrerendered: boolean;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  // A part whose script was very late has been marked in the meantime.
  useEffect(() => element.current?.removeAttribute(dehydratedAttribute), []);
  const isTakenOver = useRef(false);
  useEffect(() => {
    // Effects run again when the visitor comes back to a page that was hidden.
    if (isTakenOver.current) return;
    isTakenOver.current = true;
    const part = element.current!;
    const takeOver = async () => {
      if (isPrerendered) await tellWrittenBefore(part);
      // Early presses are replayed after the fields are restored, because a form's next step depends on them.
      part.dispatchEvent(new Event(hydratedEvent, { bubbles: true }));
    };
    void takeOver();
  }, [isPrerendered]);
  return (
    <div ref={element} {...{ [attribute]: value }}>
      {children}
    </div>
  );
}

/**
 * A prerendered part of the document that React leaves as it is, because its script could not be loaded. It is marked,
 * so that what would have needed the script is shown open.
 * @param mark Attribute and value that the prerendered element has.
 */
export function Dehydrated({ mark: [attribute, value] }: { mark: Mark }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.setAttribute(dehydratedAttribute, ''), []);
  return <div ref={element} {...{ [attribute]: value }} {...dehydratedHtml} />;
}
