import styled from '@emotion/styled';
import { color, font, media, space } from '@3eu/university/ui';

/* What the board announced for the last ferry in its first week, wrong as it was, and in the end what was right. */
const announced = ['26:80', '25:61', '13:74', '11:52', '11:05'] as const;

const departures = [
  ['09:40', 'Sund', 'On time'],
  ['10:15', 'Islands', 'On time'],
  [announced, 'Harbor', 'Late'],
] as const;

const places = Math.max(...departures.map(([, to]) => to.length));

/* A row of flaps, an em wide each. Those that turn are a strip of times behind a window, which scrolls with the page. */
const Board = styled.div`
  container-type: inline-size;
  padding: ${space[16]};
  border: 6px solid ${color.teal950};
  background: ${color.ink900};
  color: ${color.sand100};
  > div {
    display: grid;
    grid-template-columns: auto 1fr;
    column-gap: ${space[24]};
    margin-block: ${space[12]};
    font: 650 min(1.625rem, (100cqi - ${space[24]}) / 13.7) / 1.9 ${font.sans};
  }
  > div > :last-child {
    grid-column: 2;
  }
  [data-flaps] {
    display: flex;
    gap: 0.1em;
    height: 1.9em;
    overflow: clip;
    text-align: center;
    text-transform: uppercase;
  }
  i {
    flex: none;
    width: 1.05em;
    height: fit-content;
    border-radius: 2px;
    font-style: normal;
    background: linear-gradient(#0000 47%, ${color.ink900} 47% 53%, #0000 53%) 0 0 / 100% 1.9em ${color.teal950};
  }
  b {
    display: block;
    font-weight: inherit;
  }
  [data-late] {
    color: ${color.amber300};
  }
  [data-strip] {
    transform: translateY(-${100 - 100 / announced.length}%);
  }
  @container (min-width: 24rem) {
    > div {
      grid-template-columns: auto 1fr auto;
      font-size: min(1.75rem, (100cqi - ${space[48]}) / 17.6);
    }
    > div > :last-child {
      grid-column: 3;
    }
  }
  @keyframes flap {
    from {
      transform: none;
    }
  }
  ${media.motion} {
    [data-strip] {
      animation: flap steps(${announced.length - 1}) both;
      animation-timeline: view();
      animation-range: entry 40% cover 55%;
    }
  }
`;

const Flaps = ({ words }: { words: string }) => (
  <span data-flaps>
    {[...words].map((letter, place) => (
      <i key={place}>{letter}</i>
    ))}
  </span>
);

/** The departure board of “Ferry, Late”: it flaps through its wrong times to the right one as it scrolls into view. */
export function FerryBoard() {
  return (
    <Board aria-hidden="true">
      {departures.map(([time, to, state]) => (
        <div key={to} data-late={state === 'Late' || undefined}>
          {typeof time === 'string' ? (
            <Flaps words={time} />
          ) : (
            <span data-flaps>
              {[...time[0]].map((_, place) => (
                <i key={place} data-strip>
                  {time.map((one) => (
                    <b key={one}>{one[place]}</b>
                  ))}
                </i>
              ))}
            </span>
          )}
          <Flaps words={to.padEnd(places, '\u00a0')} />
          <span>{state}</span>
        </div>
      ))}
    </Board>
  );
}
