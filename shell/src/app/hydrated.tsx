import { useEffect, useRef, type ReactNode } from 'react';
import { keptAttribute } from '@3eu/shared/contract/elements';
import { takenOverEvent } from '../start/early-presses';
import { tellWrittenBefore } from './written-before';

/**
 * The element of a page or block that React runs.
 * @param mark Attribute and value by which the element is known.
 * @param isPrerendered The document brought it, and its visitor may have written into it since.
 */
export function Hydrated({
  mark: [attribute, value],
  isPrerendered,
  children,
}: {
  mark: readonly [attribute: string, value: string];
  isPrerendered: boolean;
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  // A part whose script was long overdue was marked meanwhile.
  useEffect(() => element.current?.removeAttribute(keptAttribute), []);
  useEffect(() => {
    const part = element.current!;
    const takeOver = async () => {
      if (isPrerendered) await tellWrittenBefore(part);
      // Presses come after what was written: a step of a form goes on with it.
      part.dispatchEvent(new Event(takenOverEvent, { bubbles: true }));
    };
    void takeOver();
  }, [isPrerendered]);
  return (
    <div ref={element} {...{ [attribute]: value }}>
      {children}
    </div>
  );
}
