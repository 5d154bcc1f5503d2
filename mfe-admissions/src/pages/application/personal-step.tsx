import { FormRow, TextArea, TextField } from '@3eu/university/ui/forms';
import { application } from '../../content/application';
import type { DraftControls } from './use-draft';

export function PersonalStep({ field }: DraftControls) {
  const { personal: words } = application;
  return (
    <>
      <FormRow>
        <TextField label={words.firstName} autoComplete="given-name" {...field('personalInfo', 'firstName')} />
        <TextField label={words.lastName} autoComplete="family-name" {...field('personalInfo', 'lastName')} />
      </FormRow>
      <TextField {...words.email} type="email" autoComplete="email" {...field('personalInfo', 'email')} />
      <FormRow>
        <TextField label={words.phone} type="tel" autoComplete="tel" {...field('personalInfo', 'phone')} />
        <TextField
          label={words.dateOfBirth}
          type="date"
          autoComplete="bday"
          {...field('personalInfo', 'dateOfBirth')}
        />
      </FormRow>
      <TextArea {...words.address} rows={3} autoComplete="street-address" {...field('personalInfo', 'address')} />
    </>
  );
}
