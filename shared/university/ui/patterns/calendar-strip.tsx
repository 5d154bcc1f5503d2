import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { months, monthsIn, type Day } from '@3eu/university/facts';
import { useComing } from './use-coming';
import { VisuallyHidden, color, column, media, space, tone, type } from '@3eu/university/ui';

/* On narrow screens a month is a row of its days; from 1040 px up the months are beside one another, as wide as they are full. */
const Months = styled.ol`
  border-block: 3px solid ${tone.rule};
  border-bottom-width: 1px;
  & + & {
    border-top: 0;
  }
  [data-part='month'] {
    ${type.label}
    color: ${tone.soft};
  }
  > li {
    padding-block: ${space[16]};
  }
  > li ~ li {
    border-top: 1px solid ${tone.hairline};
  }
  > [data-empty] {
    display: none;
  }
  time {
    align-self: start;
    ${type.large}
    font-size: 2rem;
  }
  b {
    display: block;
    font-weight: 600;
    line-height: 1.35;
  }
  [data-part='text'] {
    color: ${tone.soft};
    font-size: 1rem;
    line-height: 1.45;
  }
  [data-next] time {
    border-bottom: 3px solid ${color.amber500};
    margin-bottom: -3px;
  }
  /* Out of the flow: it comes with the script, and moves nothing. */
  small {
    position: absolute;
    top: ${space[4]};
    right: 0;
    ${type.tag}
    line-height: 1;
  }
  ol > li {
    position: relative;
    ${column}
    gap: ${space[4]} ${space[16]};
    margin-top: ${space[12]};
  }
  ${media.xs} {
    ol > li {
      grid-template-columns: 3rem minmax(0, 1fr);
    }
  }
  ${media.rows} {
    > li:not([data-empty]) {
      display: grid;
      grid-template-columns: 10rem minmax(0, 1fr);
    }
    ol {
      display: grid;
      gap: ${space[12]};
    }
    ol > li {
      margin-top: 0;
    }
  }
  ${media.lg} {
    display: flex;
    > li:nth-of-type(n) {
      display: block;
      padding: ${space[12]} ${space[12]} ${space[32]};
    }
    > li ~ li {
      border-top: 0;
      border-left: 1px solid ${tone.hairline};
    }
    > li:first-of-type {
      padding-left: 0;
    }
    ol {
      grid-auto-flow: column;
      grid-auto-columns: minmax(min-content, 1fr);
      margin-top: ${space[24]};
    }
    ol > li {
      display: block;
    }
    time {
      position: relative;
      display: block;
      width: max-content;
      margin-bottom: ${space[8]};
      font-size: 2.625rem;
    }
    [data-next] time {
      margin-bottom: calc(${space[8]} - 3px);
    }
    small {
      inset: auto auto 6px calc(100% + 4px);
      width: min-content;
      font-size: 0.875rem;
    }
  }
`;

const Month = styled.li<{ share: number }>`
  flex: ${({ share }) => share} 1 0;
`;

type CalendarItem = { day: Day; title: ReactNode; text?: ReactNode };

/** What the coming one of some dates is marked with: with its year, which no list of days of every year has. */
export const nextMark = (year: number) => `Next ${year}`;

const september = months.indexOf('September');

/** How wide a month without a date is, where one with a date is 1. */
const empty = 0.5;

/** So many dates are read beside one another; more stand in two rows. */
const mostInRow = 6;

/** The dates of a year as a strip of a calendar: the months without one stand between, so that the time to the next shows. */
export function CalendarStrip({ items }: { items: readonly CalendarItem[] }) {
  const coming = useComing(items.map(({ day }) => day.iso));
  const numbers = items.map(({ day }) => monthsIn(day));
  const first = Math.min(...numbers);
  const all = Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => first + index);
  const middle = numbers[Math.floor(numbers.length / 2)]!;
  const rows = items.length > mostInRow ? [all.filter((at) => at < middle), all.filter((at) => at >= middle)] : [all];
  return (
    <div>
      {rows.map((row) => (
        <Months key={row[0]}>
          {row.map((number) => {
            const name = months[(number + september) % 12]!;
            const dates = items.filter(({ day }) => monthsIn(day) === number);
            return (
              <Month key={number} share={dates.length || empty} data-empty={dates.length === 0 || undefined}>
                <p data-part="month">{dates.length ? name : name.slice(0, 3)}</p>
                {dates.length > 0 && (
                  <ol>
                    {dates.map(({ day, title, text }) => (
                      <li key={day.iso} data-next={day.iso === coming?.day || undefined}>
                        <time dateTime={day.iso}>
                          <VisuallyHidden>{name} </VisuallyHidden>
                          {day.dates}
                          {day.iso === coming?.day && <small> {nextMark(coming.year)}</small>}
                        </time>
                        <div>
                          <b>{title}</b>
                          {text && <div data-part="text">{text}</div>}
                        </div>
                      </li>
                    ))}
                  </ol>
                )}
              </Month>
            );
          })}
        </Months>
      ))}
    </div>
  );
}
