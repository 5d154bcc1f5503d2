import { siFacebook, siInstagram, siYoutube } from 'simple-icons';

/** Two letters in a square, drawn for this site: simple-icons carries no mark of this network. */
const linkedIn =
  'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM5 9.5V19h3V9.5ZM6.5 5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM10 9.5V19h3v-5c0-1.4.6-2.3 1.9-2.3 1.2 0 1.6.8 1.6 2.2V19h3v-5.6c0-2.6-1-4.2-3.6-4.2-1.4 0-2.5.7-3 1.6V9.5Z';

/** Logos of the networks; one without a logo is named in words alone. */
const paths: Readonly<Record<string, string>> = {
  Facebook: siFacebook.path,
  Instagram: siInstagram.path,
  LinkedIn: linkedIn,
  YouTube: siYoutube.path,
};

/** The mark of a social network, beside its name. */
export function SocialIcon({ network }: { network: string }) {
  const path = paths[network];
  if (!path) return null;
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  );
}
