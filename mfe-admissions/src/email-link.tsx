import { TextLink } from '@3eu/shared/ui';
import { mailto } from '@3eu/shared/site';

/** An e-mail address as a link; where it is too long for its place, it breaks after the @. */
export function EmailLink({ email }: { email: string }) {
  const [user, host] = email.split('@');
  return (
    <TextLink href={mailto(email)}>
      {user}@<wbr />
      {host}
    </TextLink>
  );
}
