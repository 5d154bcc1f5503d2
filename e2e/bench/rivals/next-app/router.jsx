/** The site's router in Next's words: as much of it as the pages use. */
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export function useHydrated() {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const hrefOf = (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);

export function Link({ to, ...rest }) {
  return <NextLink href={hrefOf(to)} {...rest} />;
}

export function NavLink({ to, end: _end, ...rest }) {
  const { pathname } = useLocation();
  return <Link to={to} {...rest} {...(pathname === hrefOf(to) ? { 'aria-current': 'page' } : {})} />;
}

export function useLocation() {
  const { asPath } = useRouter();
  const { pathname, search, hash } = new URL(asPath, 'http://next');
  return { pathname, search, hash, state: null, key: asPath };
}

export function useParams() {
  return useRouter().query;
}

export function useSearchParams() {
  const router = useRouter();
  const { pathname, search } = useLocation();
  const set = (next) => {
    const params = new URLSearchParams(typeof next === 'function' ? next(new URLSearchParams(search)) : next);
    void router.replace(`${pathname}?${params}`, undefined, { shallow: true, scroll: false });
  };
  return [new URLSearchParams(search), set];
}

export function useNavigate() {
  const router = useRouter();
  return (to) => void router.push(hrefOf(to));
}

/** Holding a navigation has no counterpart in Next: the form's guard is left out. */
export const useBlocker = () => ({ state: 'unblocked' });
