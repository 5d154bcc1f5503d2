import { siFacebook, siInstagram, siYoutube } from 'simple-icons';

/** Marks of the networks that simple-icons carries; a network without one is named in words alone. */
const paths: Readonly<Record<string, string>> = {
  Facebook: siFacebook.path,
  Instagram: siInstagram.path,
  YouTube: siYoutube.path,
};

/** The mark of a social network, beside its name. */
export function SocialIcon({ network }: { network: string }) {
  const path = paths[network];
  if (!path) return null;
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" d={path} />
    </svg>
  );
}
