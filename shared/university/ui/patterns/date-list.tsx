import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Href } from '@3eu/platform/page';
import { months } from '@3eu/university/facts';
import { font, media, SmartLink, space, tone, type, Linked, type Sentence } from '@3eu/university/ui';
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
    font: 650 1.5rem/1.2 ${font.serif};
    color: ${tone.accent};
    white-space: nowrap;
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

/** `2025-10-12` to its month and day, without a time zone. */
const parts = (iso: string) => ({
  month: months[Number(iso.slice(5, 7)) - 1]?.slice(0, 3) ?? '',
  day: Number(iso.slice(8, 10)),
});

function When({ date, end }: { date: string; end?: string | undefined }) {
  const from = parts(date);
  const to = end ? parts(end) : from;
  const month = from.month === to.month ? from.month : `${from.month}-${to.month}`;
  return (
    <time dateTime={date} data-part="when">
      {month}{' '}
      <b>
        {from.day}
        {end && `-${to.day}`}
      </b>{' '}
      {date.slice(0, 4)}
    </time>
  );
}

type DateItem = {
  /** First day as `2025-10-12`. */
  date?: string;
  /** Last day, where it lasts longer. */
  end?: string;
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

/** Events with their dates large at the left; `across` sets them beside one another, from 1040 px up. */
export function DateList({ items, across }: { items: readonly DateItem[]; across?: boolean }) {
  return (
    <List room={24} data-across={across || undefined}>
      {items.map(({ date, end, when, title, href, time, place, text, action }) => (
        <li key={title}>
          {date ? <When date={date} end={end} /> : <span data-part="when">{when}</span>}
          <div>
            <h3 data-part="title">{href ? <SmartLink href={href}>{title}</SmartLink> : title}</h3>
            {(time ?? place) && (
              <p data-part="place">
                {time}
                {time && place && ', '}
                {place}
              </p>
            )}
            {text && (
              <div data-part="text">
                <Linked text={text} />
              </div>
            )}
          </div>
          {action && <div data-part="action">{action}</div>}
        </li>
      ))}
    </List>
  );
}
