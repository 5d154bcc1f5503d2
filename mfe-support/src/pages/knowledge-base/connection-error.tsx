import { ActionRow, Button, ButtonLink, Split, Stack } from '@3eu/university/ui';
import { ErrorState } from '@3eu/university/ui/patterns';
import { knowledgeBase } from '../../content/knowledge-base';
import type { KnowledgeError } from '../../knowledge/knowledge-error';
import { LostNarwhal } from '../../parts/lost-narwhal';

/**
 * The card for a knowledge base that could not be read: what happened, why, and what can be done. Below it, where what
 * the visitor came for can be had.
 */
export function ConnectionError({ error, onRetry }: { error: KnowledgeError; onRetry: () => void }) {
  const { title, fallback, hint, retry, elsewhere, faq, find } = knowledgeBase.error;
  return (
    <Split ratio="8/4" align="center">
      <Stack>
        <ErrorState title={title} actions={<Button onClick={onRetry}>{retry}</Button>}>
          <Stack gap={8}>
            <p>{fallback}</p>
            <p>{error.message}</p>
          </Stack>
        </ErrorState>
        <p>{error.kind === 'notConnected' ? hint : elsewhere}</p>
        <ActionRow>
          <ButtonLink href={faq.href} variant="secondary">
            {faq.label}
          </ButtonLink>
          <ButtonLink href={find.href} variant="secondary">
            {find.label}
          </ButtonLink>
        </ActionRow>
      </Stack>
      <LostNarwhal />
    </Split>
  );
}
