import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { font, media, space, tone, type, withLinks } from '@3eu/university/ui';
import { footer } from '../../content/footer';
import type { LogEntry } from './entry-of';

/* Each as tall as its longest entry on a phone of 360 px, and wider, so that nothing moves when today's comes. */
const Strip = styled.aside`
  margin-bottom: ${space[16]};
  ${media.print} {
    display: none;
  }
  p {
    min-height: 10.25rem;
    padding-bottom: ${space[24]};
    font: 400 1.25rem/1.45 ${font.serif};
  }
  p ~ p {
    min-height: 11.75rem;
    padding-top: ${space[24]};
    border-top: 1px solid ${tone.hairline};
  }
  @media (max-width: 24.3em) {
    p:first-of-type {
      min-height: 12rem;
    }
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
    margin-bottom: ${space[32]};
    p {
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      grid-template-rows: auto 1fr;
      column-gap: ${space[32]};
      min-height: 5.25rem;
    }
    p ~ p {
      min-height: 7.5rem;
    }
    p > span {
      grid-area: 1 / 2 / 3 / -1;
    }
  }
  ${media.lg} {
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
          {day ? <time dateTime={day}>{date}</time> : <b>{withLinks(date)}</b>}
          <span>{text}</span>
        </p>
      ))}
    </Strip>
  );
}
