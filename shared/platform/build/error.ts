/** Something that whoever builds can mend, in the sources or a picture: the tool shows it in words, without a stack. */
export class BuildError extends Error {
  override name = 'BuildError';
}
