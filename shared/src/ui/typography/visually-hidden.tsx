import type { ReactNode } from 'react';

/** Words for assistive technology alone. The class stands in the base stylesheet. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
  id,
}: {
  children: ReactNode;
  as?: 'span' | 'h2' | 'h3' | 'p';
  id?: string;
}) {
  return (
    <Tag className="visually-hidden" id={id}>
      {children}
    </Tag>
  );
}
