/** @jest-environment node */
import { knowledgeBase } from '../content/knowledge-base';
import { disconnectedSource as source } from './disconnected-source';

const draft = { question: 'q', answer: 'a', url: '/', category: 'General', priority: 6 } as const;

test.each([
  ['list', () => source.list()],
  ['search', () => source.search('fee')],
  ['byId', () => source.byId('mascot')],
  ['byCategory', () => source.byCategory('General')],
  ['categories', () => source.categories()],
  ['stats', () => source.stats()],
  ['create', () => source.create(draft)],
  ['update', () => source.update('mascot', { priority: 7 })],
  ['remove', () => source.remove('mascot')],
])('%s fails with the specified message', async (_name, operation) => {
  await expect(operation()).rejects.toThrow(knowledgeBase.error.notConnected);
});
