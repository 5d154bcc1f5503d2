import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button, VisuallyHidden, withLinks } from '@3eu/university/ui';
import { ErrorState, LoadingState } from '@3eu/university/ui/patterns';
import { find } from '../content/find';

/* So high that the footer stays out of sight, and does not jump, while results come and change. */
const Tall = styled.div`
  &:has([data-kind='loading'], [data-answered]) {
    min-height: 70vh;
  }
`;

type OutcomeProps = {
  /** What screen readers hear of what was found. */
  status: string | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  /** The answer, once there is one. */
  children: ReactNode;
};

/** What a search has come to: the answer, that it is on its way, or that it failed. */
export function Outcome({ status, hasFailed, onRetry, children }: OutcomeProps) {
  return (
    <Tall>
      {/* It is there before there is anything to say, so that screen readers announce what is. */}
      <p role="status">
        <VisuallyHidden>{status}</VisuallyHidden>
      </p>
      {children}
      {hasFailed && (
        <ErrorState title={find.failed.title} actions={<Button onClick={onRetry}>Try Again</Button>}>
          <p>{withLinks(find.failed.text)}</p>
        </ErrorState>
      )}
      {!children && !hasFailed && <LoadingState title={find.searching} />}
    </Tall>
  );
}
