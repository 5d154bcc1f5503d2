import { CardTitle, Facts, withLinks } from '@3eu/university/ui';
import { Checkbox, RadioGroup } from '@3eu/university/ui/patterns';
import { application } from '../../content/application';
import { commitment } from '../../content/plans';
import type { Plan } from '../../content/types';
import type { Payment } from './draft';
import type { DraftControls } from './use-draft';

export function FeeStep({ draft, change, plan }: DraftControls & { plan: Plan | undefined }) {
  const { sent } = application;
  const { amount, credit, waiver, certification } = application.fee;
  const plans = plan
    ? [`${plan.name}, ${(plan.binding ? commitment.yes : commitment.no).toLowerCase()}, by ${plan.apply.short}`]
    : [];
  return (
    <>
      <Facts
        items={[
          { term: 'Application fee', value: amount, big: true },
          ...plans.map((value) => ({ term: 'Your plan', value })),
        ]}
      />
      <RadioGroup
        legend="How to pay"
        name="payment"
        options={[
          { value: 'credit', label: 'Credit card', hint: credit },
          { value: 'waiver', label: 'Request a fee waiver', hint: waiver },
        ]}
        value={draft.fee.payment}
        onChange={(chosen) => change('fee', { payment: chosen as Payment })}
      />
      <Checkbox
        label={certification}
        name="certified"
        checked={draft.fee.certified}
        onChange={({ target }) => change('fee', { certified: target.checked })}
      />
      <div>
        <CardTitle as="h3">{sent.title}</CardTitle>
        <p>{withLinks(sent.text)}</p>
      </div>
    </>
  );
}
