import type { ChangeEvent, FormEvent } from 'react';
import { Button, Caption, Stack } from '@3eu/university/ui';
import { CheckboxGroup, Fieldset, FormRow, SelectField, TextArea, TextField } from '@3eu/university/ui/forms';
import { NeedsScript } from '@3eu/university/ui/patterns';
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
  const { you, place, plans, last } = form;
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
        <Fieldset legend={you.legend}>
          <FormRow>
            <TextField
              label={you.firstName}
              required
              pattern={notBlank}
              autoComplete="given-name"
              {...field('firstName')}
            />
            <TextField
              label={you.lastName}
              required
              pattern={notBlank}
              autoComplete="family-name"
              {...field('lastName')}
            />
          </FormRow>
          <FormRow>
            <TextField label={you.email} required type="email" autoComplete="email" {...field('email')} />
            <TextField label={you.phone} optional type="tel" autoComplete="tel" {...field('phone')} />
          </FormRow>
        </Fieldset>
        <Fieldset legend={place.legend} optional>
          <TextField label={place.address} autoComplete="address-line1" {...field('address')} />
          <FormRow columns="2fr 1fr 1fr">
            <TextField label={place.city} autoComplete="address-level2" {...field('city')} />
            <TextField label={place.state} autoComplete="address-level1" {...field('state')} />
            <TextField
              label={place.zipCode}
              autoComplete="postal-code"
              inputMode="numeric"
              pattern={zip}
              title={place.zipFormat}
              {...field('zipCode')}
            />
          </FormRow>
        </Fieldset>
        <Fieldset legend={plans.legend} optional>
          <FormRow>
            <SelectField
              label={plans.studentType}
              options={requestOptions.studentType}
              placeholder={plans.choose}
              {...field('studentType')}
            />
            <SelectField
              label={plans.graduationYear}
              options={requestOptions.graduationYear}
              placeholder={plans.choose}
              {...field('graduationYear')}
            />
          </FormRow>
          <CheckboxGroup
            {...plans.programs}
            name="interestedPrograms"
            columns={2}
            options={requestOptions.programs}
            value={request.interestedPrograms}
            onChange={(interestedPrograms) => onChange({ interestedPrograms })}
          />
        </Fieldset>
        <Fieldset legend={last.legend} optional>
          <SelectField
            label={last.howDidYouHear}
            options={requestOptions.howDidYouHear}
            placeholder={plans.choose}
            {...field('howDidYouHear')}
          />
          <TextArea {...last.additionalQuestions} rows={4} {...field('additionalQuestions')} />
        </Fieldset>
        <Stack gap={16}>
          <NeedsScript text={requestInfo.needsScript} />
          <Button type="submit" data-needs-script="">
            {form.submit}
          </Button>
          <Caption>{form.privacy}</Caption>
        </Stack>
      </Stack>
    </form>
  );
}
