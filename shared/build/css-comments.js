/**
 * Removes the comments in styles: inside a template literal they are text, which the compiler keeps and visitors would
 * download. It removes only comments on lines of their own, and not those addressed to the bundler; the line breaks
 * stay, so that source maps remain correct.
 */
export default (source) =>
  source.replace(/^[ \t]*\/\*(?! webpack)[^]*?\*\/[ \t]*$/gm, (comment) => comment.replace(/[^\n]/g, ''));
