/** Something about a picture that whoever adds it can mend: the tool shows it in words, without a stack. */
export class PictureError extends Error {
  override name = 'PictureError';
}
