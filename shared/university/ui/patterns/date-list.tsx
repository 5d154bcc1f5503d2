import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Href } from '@3eu/platform/page';
import type { Day } from '@3eu/university/facts';
import { nextMark } from './calendar-strip';
import { useComing } from './use-coming';
import { color, media, SmartLink, space, tone, type, withLinks, type Sentence } from '@3eu/university/ui';
import { RuledList } from './ruled';

const List = styled(RuledList)`
  > li {
    display: grid;
    gap: ${space[4]} ${space[16]};
  }
  [data-part='when'] {
    font-weight: 600;
    line-height: 1.3;
  }
  [data-part='when'] b {
    display: block;
    ${type.figure}
    line-height: 1.2;
    color: ${tone.accent};
    white-space: nowrap;
  }
  /* Out of the flow: it comes with the script, and moves nothing. */
  [data-part='when'] {
    position: relative;
    align-self: start;
    justify-self: start;
  }
  > [data-next] [data-part='when'] {
    box-shadow: 0 3px ${color.amber500};
  }
  [data-part='when'] small {
    position: absolute;
    top: 0;
    left: calc(100% + 8px);
    width: min-content;
    ${type.tag}
  }
  [data-part='title'] {
    ${type.card}
  }
  [data-part='place'] {
    color: ${tone.soft};
  }
  [data-part='text'] {
    margin-top: ${space[4]};
    max-width: 60ch;
  }
  [data-part='action'] {
    margin-top: ${space[8]};
  }
  ${media.xs} {
    > li {
      grid-template-columns: 4.75rem minmax(0, 1fr);
    }
    [data-part='action'] {
      grid-column: 2;
    }
  }
  ${media.sm} {
    > li {
      grid-template-columns: 7.5rem minmax(0, 1fr) auto;
      column-gap: ${space[24]};
    }
    [data-part='when'] b {
      font-size: 2rem;
      line-height: 1.1;
    }
    [data-part='action'] {
      grid-column: 3;
      margin-top: 0;
      align-self: center;
    }
  }
  ${media.lg} {
    &[data-across] {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      column-gap: ${space[32]};
      > li {
        grid-template: 5.5rem 1fr / minmax(0, 1fr);
        border: 0;
      }
    }
  }
`;

function When({ day, years, next }: { day: Day; years: boolean; next: number | undefined }) {
  return (
    <time dateTime={day.iso} data-part="when">
      {day.month} <b>{day.dates}</b>
      {years && ` ${day.year}`}
      {next !== undefined && <small> {nextMark(next)}</small>}
    </time>
  );
}

type DateItem = {
  /** A day or several. */
  day?: Day;
  /** In words, where no day is fixed: "Year-round". */
  when?: string;
  title: string;
  href?: Href;
  time?: ReactNode;
  place?: ReactNode;
  text?: Sentence;
  /** A button at the row's end. */
  action?: ReactNode;
};

type DateListProps = {
  items: readonly DateItem[];
  /** Beside one another, from 1040 px up. */
  across?: boolean;
  /** They are days of one year, which is said; else they come back every year. */
  years?: boolean;
};

/** Events with their dates large at the left, the coming one marked. */
export function DateList({ items, across, years = false }: DateListProps) {
  const coming = useComing(years ? [] : items.flatMap(({ day }) => day?.iso ?? []));
  return (
    <List room={24} data-across={across || undefined}>
      {items.map(({ day, when, title, href, time, place, text, action }) => (
        <li key={title} data-next={(day && day.iso === coming?.day) || undefined}>
          {day ? (
            <When day={day} years={years} next={day.iso === coming?.day ? coming.year : undefined} />
          ) : (
            <span data-part="when">{withLinks(when)}</span>
          )}
          <div>
            <h3 data-part="title">{href ? <SmartLink href={href}>{title}</SmartLink> : title}</h3>
            {(time ?? place) && (
              <p data-part="place">
                {time}
                {time && place && ', '}
                {place}
              </p>
            )}
            {text && <div data-part="text">{withLinks(text)}</div>}
          </div>
          {action && <div data-part="action">{action}</div>}
        </li>
      ))}
    </List>
  );
}
