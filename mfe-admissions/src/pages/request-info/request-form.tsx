import type { ChangeEvent, FormEvent } from 'react';
import { Button, Caption, Stack } from '@3eu/university/ui';
import { Fieldset, FormRow, SelectField, TextArea, TextField } from '@3eu/university/ui/forms';
import { CheckboxGroup, NeedsScript } from '@3eu/university/ui/patterns';
import { requestInfo, requestOptions } from '../../content/request-info';
import type { InformationRequest, TextFieldName } from './request';

const { form } = requestInfo;

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** Spaces alone are no name. */
const notBlank = '.*\\S.*';

/** Five digits, or nine. */
const zip = String.raw`\d{5}(-\d{4})?`;

type RequestFormProps = {
  request: InformationRequest;
  onChange: (change: Partial<InformationRequest>) => void;
  onSubmit: () => void;
};

/** The form. The browser asks for the three required fields; nothing else is checked, and nothing is sent. */
export function RequestForm({ request, onChange, onSubmit }: RequestFormProps) {
  const field = (name: TextFieldName) => ({
    name,
    value: request[name],
    onChange: ({ target }: Typed) => onChange({ [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    // Outside a dialog, a form with method "dialog" sends nothing even before scripts run.
    <form method="dialog" aria-labelledby="request" onSubmit={submit}>
      <Stack gap={48}>
        <p>{form.footnote}</p>
        <Fieldset legend="You">
          <FormRow>
            <TextField
              label="First Name"
              required
              pattern={notBlank}
              autoComplete="given-name"
              {...field('firstName')}
            />
            <TextField
              label="Last Name"
              required
              pattern={notBlank}
              autoComplete="family-name"
              {...field('lastName')}
            />
          </FormRow>
          <FormRow>
            <TextField label="Email Address" required type="email" autoComplete="email" {...field('email')} />
            <TextField label="Phone Number" optional type="tel" autoComplete="tel" {...field('phone')} />
          </FormRow>
        </Fieldset>
        <Fieldset legend="Where you live" optional>
          <TextField label="Street Address" autoComplete="address-line1" {...field('address')} />
          <FormRow columns="2fr 1fr 1fr">
            <TextField label="City" autoComplete="address-level2" {...field('city')} />
            <TextField label="State" autoComplete="address-level1" {...field('state')} />
            <TextField
              label="ZIP Code"
              autoComplete="postal-code"
              inputMode="numeric"
              pattern={zip}
              title={form.zipFormat}
              {...field('zipCode')}
            />
          </FormRow>
        </Fieldset>
        <Fieldset legend="Your plans" optional>
          <FormRow>
            <SelectField
              label="Student Type"
              options={requestOptions.studentType}
              placeholder="Choose one"
              {...field('studentType')}
            />
            <SelectField
              label="Graduation Year"
              options={requestOptions.graduationYear}
              placeholder="Choose one"
              {...field('graduationYear')}
            />
          </FormRow>
          <CheckboxGroup
            legend="Programs of Interest"
            hint={form.programs}
            name="interestedPrograms"
            columns={2}
            options={requestOptions.programs}
            value={request.interestedPrograms}
            onChange={(interestedPrograms) => onChange({ interestedPrograms })}
          />
        </Fieldset>
        <Fieldset legend="Anything else" optional>
          <SelectField
            label="How Did You Hear About Us?"
            options={requestOptions.howDidYouHear}
            placeholder="Choose one"
            {...field('howDidYouHear')}
          />
          <TextArea
            label="Additional Questions"
            hint={form.additionalQuestions}
            rows={4}
            {...field('additionalQuestions')}
          />
        </Fieldset>
        <Stack gap={16}>
          <NeedsScript text={requestInfo.needsScript} />
          <Button type="submit" data-needs-script="">
            Submit Request
          </Button>
          <Caption>{form.privacy}</Caption>
        </Stack>
      </Stack>
    </form>
  );
}
