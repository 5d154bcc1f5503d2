import { ViewTransition, type ReactNode } from 'react';
import { morphTransition } from '@3eu/platform/contract/elements';
import type { PictureSource } from '@3eu/platform/contract/pictures';

/**
 * The window of a picture that two pages show: where one page gives way to the other and both windows are in view, it
 * grows from its old place into its new one. React names the two elements for that moment only, by the picture, which
 * stands once on a page; in any other case, and in a browser without view transitions, nothing happens. A document needs
 * none: React would write attributes into it by which only its own streaming finds transitions.
 */
export function Morph({ picture, children }: { picture: PictureSource; children: ReactNode }) {
  if (PRERENDER) return children;
  return (
    <ViewTransition
      name={`picture-${picture.name}`}
      default="none"
      share={{ [morphTransition]: 'picture', default: 'none' }}
    >
      {children}
    </ViewTransition>
  );
}
