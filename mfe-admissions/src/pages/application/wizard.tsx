import styled from '@emotion/styled';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { ActionRow, Button, Caption, H2, column, space, tone, withLinks } from '@3eu/university/ui';
import { NeedsScript } from '@3eu/university/ui/patterns';
import { application } from '../../content/application';
import { AcademicStep } from './academic-step';
import { EssaysStep } from './essays-step';
import { FeeStep } from './fee-step';
import { PersonalStep } from './personal-step';
import { StepIndicator } from './step-indicator';
import type { ApplicationAddress } from './use-address';
import type { DraftControls } from './use-draft';

const { steps } = application;
const panels = [PersonalStep, AcademicStep, EssaysStep, FeeStep] as const;
const intros = [application.personal.intro, application.academic.intro, application.essays.intro, null] as const;

// The step indicator stays in view above the heading that takes the focus.
const Form = styled.form`
  ${column}
  gap: ${space[32]};
  max-width: 680px;
  h2 ~ p {
    margin-top: ${space[8]};
    color: ${tone.soft};
  }
  h2 {
    scroll-margin-top: calc(var(--header-height) + 10rem);
  }
  h2:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

/** The four steps. Next and Previous move by one and check nothing; specification, section 4, Application wizard. */
export function Wizard({ controls, address }: { controls: DraftControls; address: ApplicationAddress }) {
  const { step, plan, isHydrated, go } = address;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef<number>(undefined);
  /** Steps left with Next in this visit: a visitor who arrives at a later step's address has completed none. */
  const [completed, setCompleted] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    // The first step that is shown is an arrival, not a move between steps: the focus stays where it is.
    if (!isHydrated) return;
    if (shown.current !== undefined && shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [isHydrated, step]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setCompleted(new Set(completed).add(step));
    go(step + 1);
  };
  const Panel = panels[step - 1] ?? PersonalStep;
  const intro = intros[step - 1];
  return (
    // Of method "dialog" outside a dialog, a form sends nothing even before scripts run; `noValidate`, since nothing stops Next.
    <Form method="dialog" noValidate aria-labelledby="step" onSubmit={onSubmit}>
      <StepIndicator steps={steps} current={step} completed={completed} />
      <div>
        <Caption id="step-of">{[`Step ${step} of ${steps.length}`, plan?.name].filter(Boolean).join(', ')}</Caption>
        <H2 id="step" aria-describedby="step-of" tabIndex={-1} ref={heading}>
          {steps[step - 1]}
        </H2>
        {intro && <p>{withLinks(intro)}</p>}
      </div>
      <Panel {...controls} plan={plan} />
      <NeedsScript text={application.needsScript} />
      {/* The buttons of each step are its own: a double click on Next goes one step. */}
      <ActionRow key={step} data-needs-script="">
        <Button variant="secondary" disabled={step === 1} onClick={() => go(step - 1)}>
          Previous
        </Button>
        {step < steps.length ? (
          <Button type="submit">Next Step</Button>
        ) : (
          <Button aria-describedby="submit-note">Submit Application</Button>
        )}
      </ActionRow>
      {step === steps.length && <Caption id="submit-note">{application.submitNote}</Caption>}
    </Form>
  );
}
