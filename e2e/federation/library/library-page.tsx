import { useState } from 'react';
import { useLocation } from '@3eu/platform/page';

/** A page of a team that builds with the federation runtime. It counts clicks with the site's React. */
export function Page() {
  const [count, setCount] = useState(0);
  const { pathname } = useLocation();
  return (
    <>
      <h1>Library at {pathname}</h1>
      <p>{count} books are taken</p>
      <button onClick={() => setCount(count + 1)}>Take a book</button>
    </>
  );
}
