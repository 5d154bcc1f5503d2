/**
 * Replaces hoist-non-react-statics, which emotion uses only for `withTheme`: it copies the static properties of class
 * components, and depends on an old copy of react-is. The site does not use `withTheme`.
 */
export default (target) => target;
