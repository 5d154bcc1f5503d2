/**
 * A host that knows nothing of a site but where a remote's manifest is: Module Federation 2 as its documentation sets it
 * up, with its own React and its own copies of the shared modules.
 */
import { init, loadRemote } from '@module-federation/enhanced/runtime';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
// A real host also uses what it shares; here these modules are only provided.
import '@3eu/platform/page';
import '@emotion/react';
import '@emotion/styled';
import 'zustand';

const { manifest } = Object.fromEntries(new URLSearchParams(location.search));

init({ name: 'plain_host', remotes: [{ name: 'soundcollege_letters', entry: manifest! }] });

const { Page } = (await loadRemote<{ Page: ComponentType }>('soundcollege_letters/pages/write'))!;
createRoot(document.getElementById('root')!).render(
  <MemoryRouter initialEntries={['/letters/write']}>{createElement(Page)}</MemoryRouter>,
);
