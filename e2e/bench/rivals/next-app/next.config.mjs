/** A static export whose pages import the components of the packages, from the project's own folder. */
const project = process.env.PROJECT;

// eslint-disable-next-line import-x/no-default-export -- Next asks for one.
export default {
  output: 'export',
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: { externalDir: true },
  webpack: (config, { webpack }) => {
    config.resolve.alias['@site'] = project;
    // One copy of each library: that of this folder, for the packages' sources too.
    config.resolve.modules = [`${import.meta.dirname}/node_modules`, 'node_modules'];
    config.plugins.push(
      new webpack.DefinePlugin({ PRERENDER: 'false' }),
      // The site's router is react-router; in a Next.js application it is Next's own.
      new webpack.NormalModuleReplacementPlugin(/(^@3eu\/shared|\.\.)\/router$/, (resource) => {
        resource.request = `${import.meta.dirname}/router.jsx`;
      }),
      // Blocks of other packages are ordinary imports here.
      new webpack.NormalModuleReplacementPlugin(/app\/remote-block$/, (resource) => {
        resource.request = `${import.meta.dirname}/remote-block.jsx`;
      }),
    );
    return config;
  },
};
