/**
 * Says of react-router's components and contexts that making one has no effect, and drops their display names, which
 * are such an effect: the bundler then leaves those out that nobody uses (forms, prefetching, server components).
 */
export default (source) =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
