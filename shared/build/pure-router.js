/**
 * Marks react-router's components and contexts as free of side effects, and removes their display names, which are side
 * effects: the bundler then drops those that are unused (forms, prefetching, server components).
 */
export default (source) =>
  source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2');
