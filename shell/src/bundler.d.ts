/** What the bundler writes in the place of these words; of Node itself, pages see nothing. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };
