import { Suspense } from 'react';
import { Link, Outlet, ScrollRestoration, useLocation } from '@3eu/shared/router';
import type { DocumentRegistry } from '@3eu/shared/contract/release';
import { RegistryProvider } from '../remotes/registry-context';

export function Layout({ registry }: { registry: DocumentRegistry }) {
  const { pathname } = useLocation();
  return (
    <RegistryProvider value={registry}>
      <div data-layout>
        <header><nav>{registry.remotes.flatMap(({ pages }) => pages).map(({ path, label }) => <Link key={path} to={path}>{label}</Link>)}</nav></header>
        <main id="main">
          <Suspense key={pathname}>
            <Outlet />
          </Suspense>
        </main>
        <footer>footer</footer>
        <ScrollRestoration />
      </div>
    </RegistryProvider>
  );
}
