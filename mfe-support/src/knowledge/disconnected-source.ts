import { KnowledgeError } from './knowledge-error';
import { refusing, type KnowledgeSource } from './source';

const fail = () => Promise.reject(KnowledgeError.notConnected());

/** The source of a build whose credentials are placeholders: every operation fails at once, and no request is made. */
export const disconnectedSource: KnowledgeSource = {
  list: fail,
  search: fail,
  byId: fail,
  byCategory: fail,
  categories: fail,
  stats: fail,
  ...refusing(KnowledgeError.notConnected()),
};
