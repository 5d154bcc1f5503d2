import { Facts } from '@3eu/shared/ui';
import { Checkbox, RadioGroup } from '@3eu/shared/ui/forms';
import { application } from '../../content/application';
import type { Payment } from './draft';
import type { DraftControls } from './use-draft';

export function FeeStep({ draft, change }: DraftControls) {
  const { amount, payment, certification } = application.fee;
  return (
    <>
      <Facts items={[{ ...amount, big: true }]} />
      <RadioGroup {...payment} name="payment" value={draft.fee.payment} onChange={(chosen) => change('fee', { payment: chosen as Payment })} />
      <Checkbox label={certification} name="certified" checked={draft.fee.certified} onChange={({ target }) => change('fee', { certified: target.checked })} />
    </>
  );
}
