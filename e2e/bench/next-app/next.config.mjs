/** A static export of pages that the site's packages export, as the documentation of Next.js sets it up for a monorepo. */

// eslint-disable-next-line import-x/no-default-export -- Next asks for one.
export default {
  output: 'export',
  transpilePackages: [
    '@3eu/platform',
    '@3eu/university',
    '@3eu/engine',
    '@3eu/shell',
    '@3eu/mfe-campus',
    '@3eu/mfe-support',
  ],
  turbopack: { root: process.env.PROJECT },
  compiler: { define: { PRERENDER: false, 'SITE.language': process.env.SITE_LANGUAGE } },
};
