import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { Container, TextLink, font, media, space, tone } from '@3eu/university/ui';
import { footer } from '../../content/footer';

const Strip = styled.aside`
  padding-block: ${space[32]};
  p {
    max-width: 44em;
    margin-bottom: ${space[8]};
    min-height: 3.9em;
    font: 550 clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem) / 1.4 ${font.serif};
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[8]};
    font-size: 0.9375rem;
    color: ${tone.soft};
  }
  ${media.print} {
    display: none;
  }
`;

/** An entry of the harbor log, above the footer: the document has one, and where scripts run it is that of the day. */
export function HarborLog() {
  const { lead, more, entry } = footer.log;
  const place = useRef<HTMLElement>(null);
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen!.isIntersecting) return;
        observer.disconnect();
        // Without it, the document's entry stays.
        import('./today').then(
          ({ entryOfToday }) => setToday(entryOfToday()),
          () => {},
        );
      },
      { rootMargin: '800px' },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Strip ref={place} data-tone="deep" data-search="off" aria-label={lead}>
      <Container>
        <p>{today ?? entry}</p>
        <small>
          {lead}. <TextLink href={more.href}>{more.label}</TextLink>
        </small>
      </Container>
    </Strip>
  );
}
