import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionRow, Icon, TriBar, column, color, media, motion, space, tone, type } from '@3eu/university/ui';

const Panel = styled.div`
  ${column}
  justify-items: start;
  gap: ${space[12]};
  padding-block: ${space[48]};
  border-top: 3px solid ${tone.rule};
  border-bottom: 1px solid ${tone.hairline};
  > [data-part='title'] {
    ${type.h3}
    display: flex;
    align-items: center;
    gap: ${space[12]};
  }
  > p,
  > div {
    max-width: 56ch;
    color: ${tone.soft};
  }
  > [data-part='actions'] {
    margin-top: ${space[12]};
  }
  &[data-kind='error'] {
    border-top-color: ${color.error};
    > [data-part='title'] > svg {
      color: ${color.error};
    }
  }
`;

const Loading = styled(TriBar)`
  @keyframes pulse {
    50% {
      opacity: 0.25;
    }
  }
  ${media.motion} {
    animation: pulse ${motion.beat} ${motion.ease} infinite;
  }
`;

type StateProps = {
  title: ReactNode;
  /** What happened or is happening, and why. */
  children?: ReactNode;
  /** Buttons: what to do about it. */
  actions?: ReactNode;
};

function State({ kind, title, children, actions }: StateProps & { kind: 'empty' | 'loading' | 'error' }) {
  return (
    <Panel data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'loading' && <Loading />}
      <h2 data-part="title">
        {kind === 'error' && <Icon icon={CircleAlert} size={24} />}
        {title}
      </h2>
      {children && <div>{children}</div>}
      {actions && <ActionRow data-part="actions">{actions}</ActionRow>}
    </Panel>
  );
}

/** An empty list: says so and offers the way back. Announced politely. */
export const EmptyState = (props: StateProps) => <State kind="empty" {...props} />;

/** Something is loading: the three bars pulse unless reduced motion is requested. Announced politely. */
export const LoadingState = (props: StateProps) => <State kind="loading" {...props} />;

/** Something failed: what, why, what to do. Read out at once. */
export const ErrorState = (props: StateProps) => <State kind="error" {...props} />;
