import { ActionRow, Button, ButtonLink, H3, Split, Stack, TextLink } from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';
import { knowledgeBase } from '../../content/knowledge-base';
import type { KnowledgeError } from '../../knowledge/knowledge-error';

/**
 * The knowledge base could not be read: at the side what happened, why, and what can be done; in its place the questions
 * that are asked most, which are answered elsewhere.
 */
export function ConnectionError({ error, onRetry }: { error: KnowledgeError; onRetry: () => void }) {
  const { title, fallback, hint, elsewhere, faq, find } = knowledgeBase.error;
  const { top } = knowledgeBase;
  return (
    <Split ratio="4/8">
      <Stack gap={16}>
        <Stack gap={8} role="alert">
          <H3 as="h2">{title}</H3>
          <p>{fallback}</p>
          <p>{error.message}</p>
        </Stack>
        <p>{error.kind === 'notConnected' ? hint : elsewhere}</p>
        <ActionRow>
          <Button onClick={onRetry}>Retry Connection</Button>
          <ButtonLink {...find} variant="secondary" />
        </ActionRow>
      </Stack>
      <Stack gap={16}>
        <H3 as="h2">{top.title}</H3>
        <RuledList room={12}>
          {top.list.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </RuledList>
        <ButtonLink {...faq} variant="tertiary" />
      </Stack>
    </Split>
  );
}
