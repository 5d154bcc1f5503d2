import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { font, media, space, tone, type } from '@3eu/university/ui';
import { footer } from '../../content/footer';
import type { LogEntry } from './entry-of';

/* As tall as with the longest entries, so that what follows does not move when today's come. */
const Strip = styled.aside`
  min-height: 25rem;
  margin-bottom: ${space[16]};
  ${media.print} {
    display: none;
  }
  p ~ p {
    padding-top: ${space[24]};
  }
  p {
    padding-bottom: ${space[24]};
    border-bottom: 1px solid ${tone.hairline};
    font: 400 1.25rem/1.45 ${font.serif};
  }
  strong,
  time,
  b {
    display: block;
    ${type.term}
    color: ${tone.link};
  }
  time,
  b {
    margin-bottom: ${space[8]};
    font-weight: 400;
    color: ${tone.soft};
  }
  ${media.rows} {
    min-height: 14.75rem;
    margin-bottom: ${space[32]};
    p {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
      column-gap: ${space[32]};
    }
    p > span {
      grid-area: 1 / 2 / 3 / -1;
    }
  }
  ${media.lg} {
    min-height: 13.5rem;
    p {
      grid-template-columns: 4fr 2fr 2fr 2fr 2fr;
    }
  }
`;

const { log, lecture } = footer;

/**
 * What the harbor master wrote on this day of 1961, and tonight's lecture. What stands in the document is right on any
 * day; today's comes when it is near.
 */
export function HarborLog() {
  const place = useRef<HTMLElement>(null);
  const [entries, show] = useState<readonly LogEntry[]>([log, lecture]);
  useEffect(() => {
    const look = async () => {
      const { entryOf, lectureOf } = await import(/* webpackChunkName: "log" */ './entry-of');
      const today = new Date();
      show([entryOf(log, today), lectureOf(today)]);
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
    <Strip aria-label={log.label} ref={place} data-search="off">
      {entries.map(({ label, day, date, text }, index) => (
        <p key={index}>
          <strong>{label}</strong>
          {day ? <time dateTime={day}>{date}</time> : <b>{date}</b>}
          <span>{text}</span>
        </p>
      ))}
    </Strip>
  );
}
