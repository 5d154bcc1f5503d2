/** Something that whoever runs the tool can mend; its message says what, why and how, and is shown without a stack. */
export class PublishError extends Error {
  override name = 'PublishError';
}
