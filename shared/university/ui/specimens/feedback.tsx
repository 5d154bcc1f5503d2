import { ActionRow, Notice, Stack, Status, Tag } from '@3eu/university/ui';
import { EmptyState, ErrorState, LoadingState } from '@3eu/university/ui/patterns';
import type { Specimen } from './specimen';

export const specimens: readonly Specimen[] = [
  {
    shows: ['Notice'],
    Example: () => (
      <Stack>
        {(['info', 'warn'] as const).map((kind) => (
          <Notice key={kind} kind={kind} title={kind}>
            Pages you have visited still open.
          </Notice>
        ))}
      </Stack>
    ),
  },
  {
    shows: ['EmptyState', 'LoadingState', 'ErrorState'],
    Example: () => (
      <>
        <EmptyState title="Nothing found">Try other words.</EmptyState>
        <LoadingState title="Loading" />
        <ErrorState title="Not loaded">The server does not answer.</ErrorState>
      </>
    ),
  },
  {
    shows: ['Status', 'Tag'],
    Example: () => (
      <ActionRow>
        {(['urgent', 'important', 'normal', 'success'] as const).map((level) => (
          <Status key={level} level={level}>
            {level}
          </Status>
        ))}
        <Tag>Home</Tag>
      </ActionRow>
    ),
  },
];
