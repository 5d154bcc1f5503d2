import { useEffect, useRef } from 'react';
import type { Href } from '@3eu/platform/page';
import { lost } from '@3eu/university/pictures';
import {
  ActionRow,
  Button,
  ButtonLink,
  H1,
  Lede,
  TriBar,
  TuskSplit,
  withLinks,
  type Sentence,
} from '@3eu/university/ui';
import { ScreenPicture } from '../screen-picture';

type ErrorScreenProps = {
  title: string;
  text: Sentence;
  /** Buttons, the first of them primary. */
  actions: { label: string; onClick?: () => void; href?: Href; busy?: boolean }[];
};

/** The designed page for what went wrong: the tusk line, the picture, one sentence, and ways on. Takes the focus. */
export function ErrorScreen({ title, text, actions }: ErrorScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = (
    <>
      <TriBar />
      <H1 ref={heading}>{title}</H1>
      <Lede>{withLinks(text)}</Lede>
      <ActionRow>
        {actions.map(({ label, href, onClick, busy }, index) => {
          const variant = index === 0 ? 'primary' : 'secondary';
          if (href)
            return (
              <ButtonLink key={label} href={href} variant={variant}>
                {label}
              </ButtonLink>
            );
          return (
            <Button key={label} variant={variant} onClick={onClick} aria-busy={busy || undefined}>
              {label}
            </Button>
          );
        })}
      </ActionRow>
    </>
  );
  return <TuskSplit copy={copy} picture={<ScreenPicture picture={lost} />} height="hero" />;
}
