import type { ReactNode } from 'react';

/** Words for assistive technology alone. The class stands in the base stylesheet. */
export function VisuallyHidden({
  as: Tag = 'span',
  ...rest
}: {
  as?: 'span' | 'h2';
  id?: string;
  children: ReactNode;
}) {
  return <Tag className="visually-hidden" {...rest} />;
}
