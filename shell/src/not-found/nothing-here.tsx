import type { ReactNode } from 'react';
import { ActionLinks, ActionRow, H1, Lede, TriBar, TuskSplit, type ActionLinksProps } from '@3eu/shared/ui';
import { Seo, type SeoProps } from '@3eu/shared/seo';
import { notFound } from '../content/not-found';
import { offline } from '../content/offline';
import { LostPicture } from '../error-screen/lost-picture';
import { FindForm } from './find-form';

type NothingHereProps = {
  seo: SeoProps;
  title: string;
  text: string;
  links: ActionLinksProps['links'];
  children?: ReactNode;
};

/** A designed page for an address with nothing to show: the tusk line, the picture, one sentence, and ways on. */
function NothingHere({ seo, title, text, links, children }: NothingHereProps) {
  const copy = (
    <>
      <TriBar />
      <H1>{title}</H1>
      <Lede>{text}</Lede>
      <ActionRow>
        <ActionLinks links={links} />
      </ActionRow>
      {children}
    </>
  );
  return (
    <>
      <Seo {...seo} noindex />
      <TuskSplit copy={copy} picture={<LostPicture />} />
    </>
  );
}

/** Shown at an address that no page has, with a search of the existing ones. Served with status 404. */
export function NotFoundPage() {
  return (
    <NothingHere {...notFound}>
      <FindForm />
    </NothingHere>
  );
}

/** What the service worker shows without a network, for a page that is not in its cache. */
export function OfflinePage() {
  return <NothingHere {...offline} />;
}
