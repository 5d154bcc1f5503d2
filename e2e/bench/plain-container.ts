/** The plain variant has no containers; `plain-load-module.ts` imports the remotes' modules itself. */
export const loadFromContainer = () => {};
