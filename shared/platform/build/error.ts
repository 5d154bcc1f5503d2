/**
 * Room build: something that whoever builds can mend, in the sources or a picture: the tool shows it in words, without
 * a stack. For every room that builds.
 */

export class BuildError extends Error {
  override name = 'BuildError';
}
