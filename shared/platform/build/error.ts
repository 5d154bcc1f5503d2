/**
 * Room build: something that whoever builds can mend, in the sources or a picture: the tool shows it in words, without
 * a stack. For every room that builds.
 */

export class BuildError extends Error {
  override name = 'BuildError';
}

/** What a configuration throws while it is loaded, with all that its descriptor takes from content and facts. */
export function loadFault(name: string, { message, stack = '' }: Error): BuildError {
  const isSource = (line: string) => /^ +at (?!async |.*(node:|node_modules))/.test(line);
  const lines = [`${name} cannot be built: ${message}`, stack.split('\n').findLast(isSource)];
  const todo = 'Mend it there; `npm run check` says what else is wrong.';
  return new BuildError([...lines, todo].filter(Boolean).join('\n'));
}
