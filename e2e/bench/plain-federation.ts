/** The plain variant has no federation runtime. */
export const registerPlugins = () => {};
export const registerRemotes = () => {};
