import { remoteSources } from './new-remote-template';
import { brand } from '@3eu/shared/site';

/** Where a repository takes the platform from: a version of a registry, or a file. */
export type PlatformSource = Readonly<Record<'@3eu/shared' | '@3eu/release', string>>;

/** What a repository copies from the platform's own repository. */
export type Conventions = {
  platform: PlatformSource;
  /** Range of Node.js versions. */
  node: string;
  /** Version of Node.js to work with. */
  nvmrc: string;
};

function packageJson(name: string, { platform, node }: Conventions): string {
  const content = {
    name: `mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node },
    scripts: {
      dev: '3eu dev',
      types: 'tsc --build',
      lint: 'eslint . --max-warnings 0',
      test: 'jest',
      build: '3eu build',
      preview: `3eu preview ${name}`,
      'publish-remote': `3eu publish ${name}`,
      rollback: `3eu rollback ${name}`,
      status: '3eu status',
      verify: '3eu verify',
      repair: '3eu repair',
      releases: '3eu releases',
    },
    dependencies: { '@3eu/shared': platform['@3eu/shared'] },
    devDependencies: { '@3eu/release': platform['@3eu/release'] },
    prettier: { printWidth: 120, singleQuote: true },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

const tsconfig = `{
  "extends": "@3eu/shared/tsconfig",
  "compilerOptions": { "outDir": "dist/types", "rootDir": "src", "types": ["jest", "@testing-library/jest-dom"] },
  "include": ["src"]
}
`;

const eslintConfig = `import { remotePreset } from '@3eu/shared/eslint';

export default remotePreset(import.meta.dirname);
`;

const jestConfig = `import { register } from 'tsx/esm/api';

register();
const { jestPreset } = await import('@3eu/shared/build/jest-preset');

export default jestPreset(import.meta.dirname);
`;

const ignored = `node_modules/
dist/
.cache/
*.tsbuildinfo
coverage/
.eslintcache
`;

const npmrc = `save-exact=true
fund=false
audit=false
`;

const workflow = `name: ci
on:
  push:
    branches: [main]
  pull_request:
  workflow_dispatch:
    inputs:
      release:
        description: Release after the checks
        type: boolean

permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version-file: .nvmrc
          cache: npm
      - run: npm ci
      - run: npm run types && npm run lint && npm test && npm run build
      # GitHub hides the token in logs, but not its Base64 form, unless it is told to.
      - id: login
        if: inputs.release
        run: |
          basic=$(printf 'x-access-token:%s' "$TOKEN" | base64 | tr -d '\\n')
          echo "::add-mask::$basic"
          echo "basic=$basic" >> "$GITHUB_OUTPUT"
        env:
          TOKEN: \${{ secrets.SITE_TOKEN }}
      # STORE is a variable such as git:https://github.com/owner/site.git#live; SITE_TOKEN is a secret that may push there.
      # The token is in a header that git's settings add, not in an address: git passes addresses to its helpers, where
      # the process list shows them, and repeats them in its messages.
      - if: inputs.release
        run: npm run publish-remote -- --no-checks --store "$STORE"
        env:
          STORE: \${{ vars.STORE }}
          GIT_CONFIG_COUNT: 1
          GIT_CONFIG_KEY_0: http.https://github.com/.extraheader
          GIT_CONFIG_VALUE_0: 'AUTHORIZATION: basic \${{ steps.login.outputs.basic }}'
`;

function readme(name: string): string {
  return `# mfe-${name}

A remote of ${brand.name}, in a repository of its own. Its page is in \`src/pages\`, its texts in \`src/content\`, its addresses in \`src/descriptor.ts\`.

\`\`\`sh
npm install                                  # once; commit package-lock.json
npm run dev -- --shell https://host          # inside the deployed site; reloads with every saved file
npm run types && npm run lint && npm test
npm run preview -- --site FOLDER             # a whole site with the working tree in it; nothing goes live
npm run publish-remote -- --site FOLDER      # checks, builds, releases; --store git:URL#live for a site in a git branch
npm run rollback -- --site FOLDER            # rolls the release back, without a build
npm run status -- --site FOLDER              # what is live, and which platform version the live shell has
\`\`\`

The platform is \`@3eu/shared\` and \`@3eu/release\` in \`package.json\`; they install React, the bundler and the tools in the shell's versions. Which versions work together is explained in \`shared/docs/standalone.md\` in the platform's repository.
`;
}

/** A remote in a repository of its own, which has the platform installed. */
export function repositoryTemplate(name: string, conventions: Conventions): Record<string, string> {
  return {
    'package.json': packageJson(name, conventions),
    'README.md': readme(name),
    '.gitignore': ignored,
    '.npmrc': npmrc,
    '.nvmrc': `${conventions.nvmrc}\n`,
    '.github/workflows/ci.yml': workflow,
    'tsconfig.json': tsconfig,
    'eslint.config.mjs': eslintConfig,
    'jest.config.mjs': jestConfig,
    ...remoteSources(name),
  };
}
