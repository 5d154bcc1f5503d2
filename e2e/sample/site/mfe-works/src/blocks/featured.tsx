import { useEffect, useState } from 'react';
import type { BlockProps } from '@3eu/platform/contract';
import { Link } from '@3eu/platform/page';
import { failIfBroken } from '../../../faults';
import { works } from '../works';

/** One work at a time. @property about The first one, by its address. */
export function Block({ about }: BlockProps) {
  const [at, setAt] = useState(
    Math.max(
      0,
      works.findIndex(({ slug }) => slug === about),
    ),
  );
  useEffect(() => failIfBroken('featured'), []);
  const work = works[at % works.length]!;
  return (
    <section aria-label="Featured">
      <p>
        <Link href={`/works/${work.slug}`}>{work.title}</Link>
      </p>
      <button type="button" onClick={() => setAt(at + 1)}>
        Another work
      </button>
    </section>
  );
}
