import { useEffect, useRef, type ReactNode } from 'react';
import { keptAttribute } from '@3eu/shared/contract/elements';
import { tellWrittenBefore } from './written-before';

/**
 * The element of a page or block that React runs.
 * @param mark Attribute and value by which the element is known.
 */
export function Hydrated({
  mark: [attribute, value],
  children,
}: {
  mark: readonly [attribute: string, value: string];
  children: ReactNode;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A part whose script was long overdue was marked meanwhile.
    element.current?.removeAttribute(keptAttribute);
    if (element.current) void tellWrittenBefore(element.current);
  }, []);
  return (
    <div ref={element} {...{ [attribute]: value }}>
      {children}
    </div>
  );
}
