/** A definition of a package that cannot be built; the message says what to change. */
export class DefinitionError extends Error {
  override name = 'DefinitionError';
}
