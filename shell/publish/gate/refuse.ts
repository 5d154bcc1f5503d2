import { PublishError } from '../publish-error';

/** @throws PublishError with every refusal (what, why, and what to do), where there is one. */
export function refuse(refusals: readonly string[]): void {
  if (refusals.length === 0) return;
  throw new PublishError(['Not published. The live site is as it was.', ...refusals.map((text) => `- ${text}`)].join('\n'));
}
