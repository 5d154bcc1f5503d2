// What a library of a remote's gets in place of React Router 7: the page's own router, as far as the platform has it. A
// name that it lacks is an error of the build. It counts as having side effects: a bundler would otherwise lead importers
// past it, and name to the release what they asked for.
//
// Why it is no share: sharing `react-router` itself adds 30.5 kB (brotli) to every page, or 0.6 kB with a list of its names
// in a comment for the bundler; a library with another major version would get this one unasked, where now it is refused.
import { createElement } from 'react';
import { createPath, Link as SiteLink, NavLink as SiteNavLink } from '@3eu/platform/page';

export * from '@3eu/platform/page';

const linked =
  (Component) =>
  ({ to, ...rest }) =>
    createElement(Component, { ...rest, href: typeof to === 'string' ? to : createPath(to) });

export const Link = linked(SiteLink);
export const NavLink = linked(SiteNavLink);
