import type { LucideIcon } from 'lucide-react';

/**
 * An icon of lucide in the site's stroke, hidden from assistive technology: a word always stands beside it.
 * `size` in px, 20 by default. Import the icon by name from `lucide-react`.
 */
export function Icon({ icon: Drawing, size = 20 }: { icon: LucideIcon; size?: 16 | 20 | 24 }) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
