import { TextLink } from '@3eu/university/ui';
import { mailto } from '@3eu/university/facts';

/** An e-mail address as a link to write to; where it is too long for its place, it breaks after the @. */
export function EmailLink({ email }: { email: string }) {
  const [user, host] = email.split('@');
  return (
    <TextLink href={mailto(email)}>
      {user}@<wbr />
      {host}
    </TextLink>
  );
}
