import { useState } from 'react';
import { useLocation } from '@3eu/platform/page';
import { useSiteStore } from '@3eu/university/store';
import { Button, H1 } from '@3eu/university/ui';

/**
 * A page of a team that builds with the federation runtime. It counts clicks with the site's React and reads the user
 * type from the site's store.
 */
export function Page() {
  const [count, setCount] = useState(0);
  const userType = useSiteStore((state) => state.userType);
  const { pathname } = useLocation();
  return (
    <>
      <H1>Library at {pathname}</H1>
      <p>
        {userType ?? 'nobody'} has taken {count} books
      </p>
      <Button onClick={() => setCount(count + 1)}>Take a book</Button>
    </>
  );
}
