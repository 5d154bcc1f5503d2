/** Room engine: the bundler replaces `process.env.NODE_ENV` by its value. Nothing else of Node.js is known to code of pages. */
declare const process: { readonly env: { readonly NODE_ENV: 'development' | 'production' } };
