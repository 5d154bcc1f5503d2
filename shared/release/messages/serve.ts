/** Sentences, by code: what happened and why; where something can be done about it, that too. */
export const serveMessages = {};
