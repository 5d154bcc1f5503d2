import { knowledgeBase } from '../content/knowledge-base';

const words = knowledgeBase.error;

/** Why an operation of a source failed. */
type KnowledgeErrorKind = 'notConnected' | 'timeout' | 'unreachable' | 'refused' | 'unreadable' | 'readOnly';

/** A failed operation of a `KnowledgeSource`; `message` is a sentence for visitors. */
export class KnowledgeError extends Error {
  override readonly name = 'KnowledgeError';

  private constructor(
    readonly kind: KnowledgeErrorKind,
    message: string,
  ) {
    super(message);
  }

  /** The build's credentials are placeholders. */
  static notConnected = () => new KnowledgeError('notConnected', words.notConnected);
  static timeout = () => new KnowledgeError('timeout', words.timeout);
  static unreachable = () => new KnowledgeError('unreachable', words.unreachable);
  /** The service answered with an error's status. */
  static refused = (status: number) => new KnowledgeError('refused', words.refused(status));
  /** The service's answer is not JSON, or not of the kind that was asked for. */
  static unreadable = () => new KnowledgeError('unreadable', words.unreadable);
  static readOnly = () => new KnowledgeError('readOnly', words.readOnly);
}
