/**
 * Stands in for hoist-non-react-statics, which emotion brings along for `withTheme` alone: it copies the static
 * properties of class components, and knows React's own by an old copy of react-is. The site has no `withTheme`.
 */
export default (target) => target;
