import type { ReactNode } from 'react';
import { useHydrated, useLocation, type RuntimeHref, Seo, type SeoProps } from '@3eu/platform/page';
import {
  ActionLinks,
  ActionRow,
  H1,
  Lede,
  TextLink,
  TriBar,
  TuskSplit,
  type ActionLinksProps,
  type PictureProps,
  withLinks,
  type Sentence,
} from '@3eu/university/ui';
import { notFound } from '../content/not-found';
import { offline } from '../content/offline';
import { AskLine } from './ask-line';
import { useSite } from '@3eu/engine/site';
import { ScreenPicture } from '../screen-picture';

type NothingHereProps = {
  metadata: SeoProps;
  title: string;
  text: Sentence;
  picture: PictureProps['picture'];
  links: ActionLinksProps['links'];
  children?: ReactNode;
};

/** A designed page for an address with nothing to show: the tusk line, the picture, one sentence, and ways on. */
function NothingHere({ metadata, title, text, picture, links, children }: NothingHereProps) {
  const copy = (
    <>
      <TriBar />
      <H1>{title}</H1>
      <Lede>{withLinks(text)}</Lede>
      <ActionRow>
        <ActionLinks links={links} />
      </ActionRow>
      {children}
    </>
  );
  return (
    <>
      <Seo {...metadata} noindex />
      <TuskSplit copy={copy} picture={<ScreenPicture picture={picture} />} />
    </>
  );
}

/** Shown at an address that no page has, with a search of the existing ones. Served with status 404. */
export function NotFoundPage() {
  const meant = useLocation().pathname.toLowerCase();
  const { menus } = useSite();
  // One document answers every address, so what it is for is known once it is hydrated.
  const isKnown = useHydrated() && Object.values(menus).some((list) => list?.some(({ href }) => href === meant));
  return (
    <NothingHere {...notFound}>
      {isKnown && (
        <p>
          <TextLink href={meant as RuntimeHref}>{notFound.meant(meant)}</TextLink>
        </p>
      )}
      {/* In a `div`, which stands as far from what is above it as buttons do. */}
      <div>
        <AskLine />
      </div>
    </NothingHere>
  );
}

/** What the service worker shows without a network, for a page that is not in its cache. */
export function OfflinePage() {
  return <NothingHere {...offline} />;
}
