/**
 * A host that knows nothing of this site but where a remote's manifest is: Module Federation 2 as its documentation sets
 * it up, with its own React and its own copies of the shared modules.
 */
import { init, loadRemote } from '@module-federation/enhanced/runtime';
import { createElement, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { fonts } from '@3eu/university/fonts';
import { baseCss } from '@3eu/university/ui/base-css';
// A real host also uses what it shares; here these modules are only provided.
import '@3eu/platform/page';
import '@3eu/platform/page';
import '@3eu/university/store';
import '@3eu/university/ui';
import '@3eu/university/ui/carousel';
import '@3eu/university/ui/forms';
import '@emotion/react';
import '@emotion/styled';
import 'zustand';

const { manifest } = Object.fromEntries(new URLSearchParams(location.search));

init({ name: 'plain_host', remotes: [{ name: 'uni3e_campus', entry: manifest! }] });

document.head.append(Object.assign(document.createElement('style'), { textContent: baseCss(fonts) }));

const { Page } = (await loadRemote<{ Page: ComponentType }>('uni3e_campus/pages/visit'))!;
createRoot(document.getElementById('root')!).render(
  <MemoryRouter initialEntries={['/visit']}>{createElement(Page)}</MemoryRouter>,
);
