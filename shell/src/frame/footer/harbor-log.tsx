import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { font, media, space, tone, type } from '@3eu/university/ui';
import { footer } from '../../content/footer';
import type { LogEntry } from './entry-of';

/** As tall as the longest entry, so that nothing moves when today's comes. */
const Strip = styled.aside`
  margin-bottom: ${space[32]};
  ${media.print} {
    display: none;
  }
  p {
    min-height: 13rem;
    padding-bottom: ${space[24]};
    border-bottom: 1px solid ${tone.hairline};
    font: 400 1.25rem/1.45 ${font.serif};
  }
  strong,
  time {
    display: block;
    ${type.term}
    color: ${tone.link};
  }
  time {
    margin-bottom: ${space[8]};
    font-weight: 400;
    color: ${tone.soft};
  }
  ${media.rows} {
    margin-bottom: ${space[64]};
    p {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
      column-gap: ${space[32]};
      min-height: 7.25rem;
    }
    p > span {
      grid-area: 1 / 2 / 3 / -1;
    }
  }
  ${media.lg} {
    p {
      grid-template-columns: 4fr 2fr 2fr 2fr 2fr;
      min-height: 6rem;
    }
  }
`;

const { label, ...first } = footer.log;

/** What the harbor master wrote on this day of 1961: one entry stands in the document, today's comes when it is near. */
export function HarborLog() {
  const place = useRef<HTMLElement>(null);
  const [{ day, date, text }, show] = useState<LogEntry>(first);
  useEffect(() => {
    const look = async () => {
      const { entryOf } = await import(/* webpackChunkName: "log" */ './entry-of');
      show(entryOf(first, new Date()));
    };
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (!seen?.isIntersecting) return;
        observer.disconnect();
        // Without the log, the entry that is there stays.
        look().catch(() => {});
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Strip aria-label={label} ref={place} data-search="off">
      <p>
        <strong>{label}</strong>
        <time dateTime={day}>{date}</time>
        <span>{text}</span>
      </p>
    </Strip>
  );
}
