import type { ReactNode } from 'react';
import { ActionLinks, ActionRow, H1, Lede, TriBar, TuskSplit, type ActionLinksProps } from '@3eu/shared/ui';
import { Seo, type SeoProps } from '@3eu/shared/seo';
import { LostNarwhal } from '../error-screen/lost-narwhal';

export type NotFoundLayoutProps = {
  seo: SeoProps;
  title: string;
  text: string;
  /** The ways on. */
  links: ActionLinksProps['links'];
  /** Below the ways on. */
  children?: ReactNode;
};

/** A designed page for an address with nothing to show: the tusk line, the narwhal, one sentence, and ways on. */
export function NotFoundLayout({ seo, title, text, links, children }: NotFoundLayoutProps) {
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
      <TuskSplit copy={copy} picture={<LostNarwhal />} />
    </>
  );
}
