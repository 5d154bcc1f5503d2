/**
 * The modules that the shell provides to the remotes without using each of them itself. The bundler provides a shared
 * module only where something imports it.
 */
import '@3eu/shared/seo';
import '@3eu/shared/store';
import '@3eu/shared/ui';
import '@emotion/styled';
import 'react/jsx-runtime';
import 'zustand';

/** These stand outside the shell's entry and are loaded when a page first asks for them; the shell never calls them. */
export const providedModules = [() => import('@emotion/react'), () => import('@3eu/shared/ui/forms'), () => import('@3eu/shared/ui/carousel')];
