/**
 * Leaves out the comments of styles: inside a template they are text, which the compiler keeps and visitors would be sent.
 * It takes comments that have lines of their own, but those that speak to the bundler; the lines stay, so that a source
 * map is true.
 */
export default (source) =>
  source.replace(/^[ \t]*\/\*(?! webpack)[^]*?\*\/[ \t]*$/gm, (comment) => comment.replace(/[^\n]/g, ''));
