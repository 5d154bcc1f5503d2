import { Button, ButtonLink, ErrorState, Split, Stack } from '@3eu/shared/ui';
import { knowledgeBase } from '../../content/knowledge-base';
import type { KnowledgeError } from '../../knowledge/knowledge-error';
import { Unplugged } from '../../parts/state-art';

/** The card for a knowledge base that could not be read: what happened, why, and what can be done. */
export function ConnectionError({ error, onRetry }: { error: KnowledgeError; onRetry: () => void }) {
  const { title, fallback, hint, retry, faq } = knowledgeBase.error;
  const notConnected = error.kind === 'notConnected';
  return (
    <Split ratio="8/4" align="center">
      <ErrorState
        title={title}
        actions={
          <>
            <Button onClick={onRetry}>{retry}</Button>
            <ButtonLink href={faq.href} variant="secondary">
              {faq.label}
            </ButtonLink>
          </>
        }
      >
        <Stack gap={8}>
          <p>{notConnected ? error.message : fallback}</p>
          <p>{notConnected ? hint : error.message}</p>
        </Stack>
      </ErrorState>
      <Unplugged />
    </Split>
  );
}
