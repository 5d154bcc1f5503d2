import type { FormEvent } from 'react';
import styled from '@emotion/styled';
import { userTypes, type UserType } from '@3eu/university/store';
import { SelectField, TextField } from '@3eu/university/ui/forms';
import { Button, Notice, column, color, media, space } from '@3eu/university/ui';
import { WithoutScripts } from '@3eu/university/ui/patterns';
import { my3eu } from '../../content/my3eu';

const Form = styled.form`
  container-type: inline-size;
  color: ${color.ink900};
  ${media.md} {
    max-width: 26rem;
  }
`;

/* Two fields side by side where the page is one column wide. */
const Fields = styled.div`
  ${column}
  gap: ${space[24]};
  @container (min-width: 32em) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: end;
  }
`;

const names: Record<UserType, string> = { student: 'Student', faculty: 'Faculty', staff: 'Staff' };
const options = userTypes.map((type) => ({ value: type, label: names[type] }));

export type SignInProps = {
  /** Who signs in; the page keeps it, so that it is still chosen after signing out. */
  chosen: UserType;
  onChoose: (userType: UserType) => void;
  onSignIn: () => void;
};

/**
 * The sign-in. Name and password must be there and are read by nobody. `method="dialog"` outside a dialog sends
 * nothing, so a password cannot end up in an address even before the script runs.
 */
export function SignInForm({ chosen, onChoose, onSignIn }: SignInProps) {
  const words = my3eu.form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSignIn();
  };
  return (
    <Form method="dialog" aria-label="Sign in" onSubmit={submit}>
      <Fields>
        <SelectField
          label="User Type"
          name="userType"
          options={options}
          value={chosen}
          onChange={(event) => onChoose(event.target.value as UserType)}
        />
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          hint={words.hint}
        />
        <WithoutScripts>
          <Notice kind="warn">{words.needsScript}</Notice>
        </WithoutScripts>
        <div data-needs-script="">
          <Button type="submit">Sign In</Button>
        </div>
      </Fields>
    </Form>
  );
}
