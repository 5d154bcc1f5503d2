import { ViewTransition } from 'react';
import { morphTransition } from '@3eu/platform/contract/elements';

const picture = '/pictures/harbour.8c1f0e5b7d2a.svg';

/** A picture that two pages show: it grows from its place on the one to its place on the other. */
export function Harbour({ width }: { width: number }) {
  const image = <img src={picture} alt="A harbour." width={width} height={width / 2} />;
  if (PRERENDER) return image;
  return (
    <ViewTransition name="harbour" default="none" share={{ [morphTransition]: 'harbour', default: 'none' }}>
      {image}
    </ViewTransition>
  );
}
