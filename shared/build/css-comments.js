/**
 * Removes the comments in styles: inside a template literal they are text, which the compiler keeps and visitors would
 * download. It removes only comments on lines of their own, and not those addressed to the bundler or the compiler; the
 * line breaks stay, so that source maps remain correct.
 */
const comments = /^[ \t]*\/\*(?! webpack|[*!]? ?[@#])(?:(?!\*\/)[^])*\*\/[ \t]*$/gm;

export default (source) => source.replace(comments, (comment) => comment.replace(/[^\n]/g, ''));
