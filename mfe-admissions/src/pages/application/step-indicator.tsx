import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { Icon, color, media, space, tone } from '@3eu/university/ui';

/* On phones there is room for one name: that of the current step, below the bars of all. */
const List = styled.ol<{ count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ count }) => count}, minmax(0, 1fr));
  gap: ${space[8]};
  > li {
    border-top: 6px solid ${color.line};
    padding-top: ${space[12]};
    font-size: 1rem;
    line-height: 1.35;
    color: ${tone.soft};
  }
  > li[data-state='done'] {
    border-top-color: ${color.teal700};
  }
  > li[data-state='current'] {
    border-top-color: ${color.amber500};
    color: ${tone.text};
    font-weight: 650;
  }
  [data-part='number'] {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    min-height: 24px;
    font-weight: 650;
    color: ${tone.text};
  }
  [data-state='done'] [data-part='number'] {
    color: ${color.teal700};
  }
  ${media.phone} {
    > li[data-state='current'] {
      display: contents;
    }
    > li[data-state='current'] > [data-part='number'] {
      border-top: 6px solid ${color.amber500};
      padding-top: ${space[12]};
      align-items: start;
    }
    > li[data-state='current'] > [data-part='name'] {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    > li:not([data-state='current']) > [data-part='name'] {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  @media (forced-colors: active) {
    > li:is([data-state='open'], [data-state='toCome']) {
      border-top-style: dotted;
    }
  }
  ${media.sm} {
    gap: ${space[12]};
  }
`;

const states = { done: 'Completed', open: 'Not completed', current: 'Current', toCome: 'To come' };

type StepIndicatorProps = {
  /** Names of the steps, in order. */
  steps: readonly string[];
  /** Number of the current step, from 1. */
  current: number;
  /** Numbers of the completed steps before the current one. Default: all of them. */
  completed?: ReadonlySet<number>;
};

/** Progress through a form of several pages. Hidden text gives each step's state; completed ones have a check mark. */
export function StepIndicator({ steps, current, completed }: StepIndicatorProps) {
  const isDone = (step: number) => step < current && (completed?.has(step) ?? true);
  return (
    <List data-search="off" aria-label="Application steps" count={steps.length}>
      {steps.map((name, index) => {
        const step = index + 1;
        const state = step === current ? 'current' : isDone(step) ? 'done' : step < current ? 'open' : 'toCome';
        return (
          <li key={name} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <span data-part="number">
              {index + 1}
              {state === 'done' && <Icon icon={Check} />}
            </span>
            <span className="visually-hidden">{`${states[state]}: `}</span>
            <span data-part="name">{name}</span>
          </li>
        );
      })}
    </List>
  );
}
