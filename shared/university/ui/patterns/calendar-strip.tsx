import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { months, type Day } from '@3eu/university/facts';
import { VisuallyHidden, font, media, space, tone, type } from '@3eu/university/ui';

/* On narrow screens a month is a row of its days; from 1040 px up the months are beside one another, as wide as they are full. */
const Months = styled.ol`
  border-block: 3px solid ${tone.rule};
  border-bottom-width: 1px;
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
    font: 650 2rem/1.1 ${font.serif};
    font-variant-numeric: lining-nums;
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
  ol > li {
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    gap: ${space[16]};
    margin-top: ${space[12]};
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
      grid-auto-columns: minmax(0, 1fr);
      margin-top: ${space[24]};
    }
    ol > li {
      display: block;
    }
    time {
      display: block;
      margin-bottom: ${space[8]};
      font-size: 2.625rem;
    }
  }
`;

const Month = styled.li<{ share: number }>`
  flex: ${({ share }) => share} 1 0;
`;

type CalendarItem = { day: Day; title: ReactNode; text?: ReactNode };

/** Months since the year 0, by which days are compared. */
const monthOf = ({ iso }: Day): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;

/** How wide a month without a date is, where one with a date is 1. */
const empty = 0.5;

/** Dates as a strip of a calendar, oldest first: the months without one stand between, so that the time to the next shows. */
export function CalendarStrip({ items }: { items: readonly CalendarItem[] }) {
  const numbers = items.map(({ day }) => monthOf(day));
  const first = Math.min(...numbers);
  const all = Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => first + index);
  return (
    <Months>
      {all.map((number) => {
        const name = months[number % 12]!;
        const dates = items.filter(({ day }) => monthOf(day) === number);
        return (
          <Month key={number} share={dates.length || empty} data-empty={dates.length === 0 || undefined}>
            <p data-part="month">
              {dates.length ? name : name.slice(0, 3)}
              {(number === first || number % 12 === 0) && ` ${Math.floor(number / 12)}`}
            </p>
            {dates.length > 0 && (
              <ol>
                {dates.map(({ day, title, text }) => (
                  <li key={day.iso}>
                    <time dateTime={day.iso}>
                      <VisuallyHidden>{name} </VisuallyHidden>
                      {Number(day.iso.slice(8))}
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
  );
}
