import { TextLink } from '@3eu/university/ui';
import { mailto } from '@3eu/university/facts';

/** An e-mail address as text; where it is too long for its place, it breaks after the . */
function BreakableEmail({ email }: { email: string }) {
  const [user, host] = email.split('@');
  return (
    <>
      {user}@<wbr />
      {host}
    </>
  );
}

/** An e-mail address as a link to write to. */
export function EmailLink({ email }: { email: string }) {
  return (
    <TextLink href={mailto(email)}>
      <BreakableEmail email={email} />
    </TextLink>
  );
}
