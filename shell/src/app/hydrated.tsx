import { useEffect, useRef, type ReactNode } from 'react';
import { keptAttribute } from '@3eu/shared/contract/elements';

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
  // A part whose script was long overdue was marked meanwhile.
  useEffect(() => element.current?.removeAttribute(keptAttribute), []);
  return (
    <div ref={element} {...{ [attribute]: value }}>
      {children}
    </div>
  );
}
