import { FormRow, TextArea, TextField } from '@3eu/university/ui/forms';
import { application } from '../../content/application';
import type { DraftControls } from './use-draft';

export function PersonalStep({ field }: DraftControls) {
  const { email, address } = application.personal;
  return (
    <>
      <FormRow>
        <TextField label="First Name" autoComplete="given-name" {...field('personalInfo', 'firstName')} />
        <TextField label="Last Name" autoComplete="family-name" {...field('personalInfo', 'lastName')} />
      </FormRow>
      <TextField
        label="Email Address"
        hint={email}
        type="email"
        autoComplete="email"
        {...field('personalInfo', 'email')}
      />
      <FormRow>
        <TextField label="Phone Number" type="tel" autoComplete="tel" {...field('personalInfo', 'phone')} />
        <TextField label="Date of Birth" type="date" autoComplete="bday" {...field('personalInfo', 'dateOfBirth')} />
      </FormRow>
      <TextArea
        label="Home Address"
        hint={address}
        rows={3}
        autoComplete="street-address"
        {...field('personalInfo', 'address')}
      />
    </>
  );
}
