/** The plain variant has no containers; `plain-remote-source.ts` imports the remotes' modules itself. */
export const openContainer = () => {};
export const preloadShared = () => Promise.resolve();
