import styled from '@emotion/styled';
import { H3, column, color, font, media, space, tone } from '@3eu/university/ui';
import { admittedStudents } from '../../content/admitted-students';

/* One rule runs over the three days. */
const Days = styled.ol`
  ${column}
  gap: ${space[48]} 0;
  > li {
    border-top: 4px solid ${color.teal500};
    padding-top: ${space[16]};
  }
  time {
    display: block;
    margin-bottom: ${space[4]};
    font: 650 1.125rem/1.3 ${font.serif};
    color: ${tone.accent};
  }
  ul {
    margin-top: ${space[16]};
  }
  ul > li {
    display: grid;
    gap: 0 ${space[12]};
    padding-block: ${space[12]};
    border-top: 1px solid ${tone.hairline};
    color: ${tone.soft};
  }
  ul > li > b {
    color: ${tone.text};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  ${media.xs} {
    ul > li {
      grid-template-columns: 5.75rem minmax(0, 1fr);
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > li {
      padding-right: ${space[32]};
    }
    > li:last-of-type {
      padding-right: 0;
    }
  }
`;

/** New Student Days, day by day. */
export function Schedule() {
  return (
    <Days>
      {admittedStudents.schedule.days.map(({ day, title, events }) => (
        <li key={day.iso}>
          <time dateTime={day.iso}>{day.medium}</time>
          <H3>{title}</H3>
          <ul>
            {events.map(({ time, title: event }) => (
              <li key={time}>
                <b>{time}</b>
                {event}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Days>
  );
}
