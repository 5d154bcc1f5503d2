import { ActionRow, ButtonLink, H1, Lede, TriBar, TuskSplit } from '@3eu/shared/ui';
import { Seo } from '@3eu/shared/seo';
import { notFound } from '../content/notices';
import { Narwhal } from '../error-screen/narwhal';

/** What stands at an address that no page has. Served with status 404. */
export function NotFoundPage() {
  const copy = (
    <>
      <TriBar />
      <H1>{notFound.title}</H1>
      <Lede>{notFound.text}</Lede>
      <ActionRow>
        <ButtonLink href="/">{notFound.goHome}</ButtonLink>
        {notFound.links.map(({ label, href }) => <ButtonLink key={href} href={href} variant="secondary">{label}</ButtonLink>)}
      </ActionRow>
    </>
  );
  return (
    <>
      <Seo {...notFound.seo} noindex />
      <TuskSplit copy={copy} picture={<Narwhal />} />
    </>
  );
}
