import styled from '@emotion/styled';
import { campus } from '@3eu/university/facts';
import { Caption, Stack, Subsection, color, media, motion, space, type } from '@3eu/university/ui';
import { tours } from '../../../content/tours';
import { visit } from '../../../content/visit';
import { walkedOf } from '../stops';
import { timetableOf } from './timetable';
import type { VisitRequest } from '../visit-request';

/** The most stops that a tour has. */
const most = Math.max(...tours.map(({ stops }) => stops.length));

/* The hands show when the row that is pointed at is reached; while none is, when the tour leaves. */
const hands = Array.from(
  { length: most },
  (_, row) => `
  &:has(li:nth-of-type(${row + 1}):is(:hover, :focus-within)) g {
    opacity: 0;
    &:nth-of-type(${row + 1}) { opacity: 1; }
  }`,
);

/* A ticket: its head is torn off along the holes. */
const Ticket = styled.div`
  background: ${color.white};
  mask:
    radial-gradient(circle at 0 7.5rem, #0000 0.55rem, #000 0.6rem) 0 0 / 51% 100% no-repeat,
    radial-gradient(circle at 100% 7.5rem, #0000 0.55rem, #000 0.6rem) 100% 0 / 51% 100% no-repeat;
  > div {
    display: flex;
    align-items: center;
    gap: ${space[16]};
    height: 7.5rem;
    padding-inline: ${space[24]};
    border-bottom: 3px dotted ${color.line};
  }
  b {
    display: block;
    ${type.figure}
    font-size: min(1.5rem, 5vw);
  }
  svg {
    flex: none;
    width: min(5rem, 16vw);
    stroke: ${color.ink900};
    stroke-linecap: round;
    fill: none;
  }
  g {
    opacity: 0;
  }
  g:first-of-type {
    opacity: 1;
  }
  ol {
    container-type: inline-size;
    padding: ${space[16]} ${space[24]};
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    gap: ${space[12]};
    padding-block: ${space[8]};
  }
  li:not(:last-of-type)::before {
    content: '';
    position: absolute;
    left: 0.8rem;
    inset-block: 2.25rem -0.5rem;
    border-left: 3px dotted ${color.teal500};
  }
  span {
    display: grid;
    column-gap: ${space[12]};
    @container (min-width: 16em) {
      grid-template-columns: 5em minmax(0, 1fr);
    }
  }
  i {
    height: 1.75rem;
    border-radius: 14px 14px 3px 3px;
    background: ${color.teal800};
    color: ${color.white};
    ${type.tag}
    line-height: 1.75rem;
    text-align: center;
  }
  time {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  li:is(:hover, :focus-within) i {
    background: ${color.amber300};
    color: ${color.ink900};
  }
  ${media.motion} {
    i,
    g {
      transition: ${motion.menu} ${motion.ease};
      transition-property: background, color, opacity;
    }
  }
  ${hands.join('')}
`;

/** Where the chosen tour is by when; the clock is the tower's, which is fast. */
export function WalkTicket({ request: { tour, time } }: { request: VisitRequest }) {
  const id = walkedOf(tour);
  const stops = timetableOf(id, time);
  const { name } = tours.find((one) => one.id === id)!;
  return (
    <Subsection id="ticket" title={visit.ticket.title}>
      <Stack gap={12}>
        <Ticket>
          <div>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <circle r="46" fill={color.sand100} stroke={color.teal800} strokeWidth="6" />
              <circle r="36" strokeWidth="5" pathLength="12" strokeDasharray=".08 .92" strokeDashoffset=".04" />
              {stops.map(({ number, minutes }) => {
                const struck = minutes + campus.clockTower.minutesFast;
                return (
                  <g key={number}>
                    <path d="M0 6V-20" strokeWidth="5" transform={`rotate(${struck / 2})`} />
                    <path d="M0 8V-31" strokeWidth="3" transform={`rotate(${struck * 6})`} />
                  </g>
                );
              })}
              <circle r="3" fill={color.amber500} stroke="none" />
            </svg>
            <p>
              {name}
              <b>
                {stops[0]!.time} to {stops.at(-1)!.time}
              </b>
            </p>
          </div>
          <ol>
            {stops.map(({ number, name: place, time: at }) => (
              <li key={number}>
                <i aria-hidden="true">{number}</i>
                <span>
                  <time>{at}</time> {place}
                </span>
              </li>
            ))}
          </ol>
        </Ticket>
        <Caption>{visit.ticket.note}</Caption>
      </Stack>
    </Subsection>
  );
}
