import { useState, type FormEvent } from 'react';
import styled from '@emotion/styled';
import { userTypes, type UserType } from '@3eu/shared/store';
import { SelectField, TextField } from '@3eu/shared/ui/forms';
import { Button, Stack, color } from '@3eu/shared/ui';
import { my3eu } from '../../content/my3eu';

const Form = styled.form`
  max-width: 26rem;
  color: ${color.ink900};
`;

const options = userTypes.map((type) => ({ value: type, label: my3eu.form.types[type] }));

/**
 * The sign-in. Name and password must be there and are read by nobody. `method="dialog"` outside a dialog sends
 * nothing, so a password cannot end up in an address even before the script runs.
 */
export function SignInForm({ onSignIn }: { onSignIn: (userType: UserType) => void }) {
  const [userType, setUserType] = useState<UserType>('student');
  const words = my3eu.form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSignIn(userType);
  };
  return (
    <Form method="dialog" aria-label={words.name} onSubmit={submit}>
      <Stack>
        <SelectField label={words.userType} name="userType" options={options} value={userType} onChange={(event) => setUserType(event.target.value as UserType)} />
        <TextField label={words.username} name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
        <TextField label={words.password} name="password" type="password" autoComplete="current-password" required hint={words.hint} />
        <Button type="submit">{words.submit}</Button>
      </Stack>
    </Form>
  );
}
