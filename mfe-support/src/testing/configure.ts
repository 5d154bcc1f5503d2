import { configElementId } from '@3eu/platform/contract/elements';

/** Gives the document a configuration block; null takes it away. What else is in the head belongs to React. */
export function configure(text: string | null): void {
  document.getElementById(configElementId)?.remove();
  if (text === null) return;
  const block = Object.assign(document.createElement('script'), {
    type: 'application/json',
    id: configElementId,
    textContent: text,
  });
  document.head.append(block);
}

/** Connects the document to a service on the loopback, which the test answers for. */
export function connectDocument(): void {
  configure('{"knowledgeBase":{"url":"http://127.0.0.1:54321","key":"k"}}');
}
