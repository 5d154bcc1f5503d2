import styled from '@emotion/styled';
import { useEffect, useRef, type ChangeEvent, type FormEvent, type RefObject } from 'react';
import { useHydrated } from '@3eu/platform/page';
import { Caption, InertButton, Stack, media, space } from '@3eu/university/ui';
import { Fieldset, FormRow, SelectField, TextArea, TextField } from '@3eu/university/ui/forms';
import { NeedsScript } from '@3eu/university/ui/patterns';
import { tours } from '../../content/tours';
import { visit, visitOptions } from '../../content/visit';
import { isoDayOf, refusalOf, timesOf, type VisitRequest } from './visit-request';

const { form } = visit;
const choose = 'Choose one';

/* Where the next heading follows below, there is room for the button's note. */
const Form = styled.form`
  padding-bottom: ${space[32]};
  ${media.lg} {
    padding-bottom: 0;
  }
`;

type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

type VisitFormProps = {
  request: VisitRequest;
  onChange: (change: Partial<VisitRequest>) => void;
  /** The date field; it gets the focus when the visitor chooses a tour from the cards. */
  dateField: RefObject<HTMLInputElement | null>;
};

const tourOptions = tours.map(({ id, name, duration }) => ({ value: id, label: `${name} (${duration})` }));

/** Why the chosen day is refused, in words; the browser says the same when the form is submitted. */
function useRefusal(date: string, dateField: RefObject<HTMLInputElement | null>) {
  const refusal = refusalOf(date, new Date());
  const words = refusal && form.refused[refusal];
  useEffect(() => dateField.current!.setCustomValidity(words ?? ''), [words, dateField]);
  return words;
}

/**
 * Nothing in it is required, and submitting it has no effect: every value stays, and the button says so, since the focus
 * comes to it however the form was submitted. Specification, sections 2 to 5.
 */
export function VisitForm({ request, onChange, dateField }: VisitFormProps) {
  const field = (name: keyof VisitRequest) => ({
    name,
    value: request[name],
    onChange: ({ target }: Typed) => onChange({ [name]: target.value }),
  });
  const submit = useRef<HTMLButtonElement>(null);
  const answer = (event: FormEvent) => {
    event.preventDefault();
    submit.current?.focus();
  };
  const refusal = useRefusal(request.date, dateField);
  // The document was prerendered on another day.
  const today = useHydrated() ? isoDayOf(new Date()) : undefined;
  const times = timesOf(request.tour).map((time) => ({ value: time, label: time }));
  return (
    // Outside a dialog, a form with method "dialog" sends nothing even before scripts run.
    <Form method="dialog" aria-labelledby="schedule" onSubmit={answer}>
      <Stack gap={48}>
        <Fieldset legend="Your tour">
          <SelectField label="Tour" options={tourOptions} placeholder={choose} {...field('tour')} />
          <FormRow>
            <TextField
              label="Preferred Date"
              type="date"
              min={today}
              error={refusal}
              ref={dateField}
              {...field('date')}
            />
            <SelectField
              label="Preferred Time"
              options={times}
              placeholder={request.tour ? choose : 'Choose a tour first'}
              {...field('time')}
            />
          </FormRow>
        </Fieldset>
        <Fieldset legend="You">
          <TextField label="Full Name" autoComplete="name" {...field('name')} />
          <FormRow>
            <TextField label="Email Address" type="email" autoComplete="email" {...field('email')} />
            <TextField label="Phone Number" type="tel" autoComplete="tel" {...field('phone')} />
          </FormRow>
          <FormRow>
            <SelectField
              label="Graduation Year"
              options={visitOptions.graduationYear}
              placeholder={choose}
              {...field('year')}
            />
            <SelectField label="Number of Visitors" name="visitors" options={visitOptions.visitors} />
          </FormRow>
          <TextArea label="Areas of Interest" hint={form.interests} rows={3} optional {...field('interests')} />
        </Fieldset>
        <Stack gap={16}>
          <NeedsScript text={form.needsScript} />
          <Caption>{form.privacy}</Caption>
          <InertButton type="submit" ref={submit} note={form.note} data-needs-script="">
            Schedule Visit
          </InertButton>
        </Stack>
      </Stack>
    </Form>
  );
}
