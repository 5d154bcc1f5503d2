import { useEffect, useState } from 'react';
import { Link } from '@3eu/platform/page';
import { failIfBroken } from '../../../faults';
import { works } from '../works';

/** One work at a time. */
export function Block() {
  const [at, setAt] = useState(0);
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
