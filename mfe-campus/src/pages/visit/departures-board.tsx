import styled from '@emotion/styled';
import { color, font, media, radius, space, tone, type } from '@3eu/shared/ui';
import { tours, visit } from '../../content/visit';
import { Clock } from './clock';
import { departuresOf } from './departures';

const Arch = styled.div`
  display: grid;
  justify-items: center;
  width: 100%;
  max-width: 400px;
  padding: ${space[32]} min(${space[24]}, 6%) ${space[24]};
  border-radius: ${radius.arch};
  background: ${color.teal950};
  > svg {
    width: 40%;
    margin-top: 4%;
  }
  [data-part='title'] {
    margin-top: ${space[16]};
    ${type.label}
    color: ${tone.faint};
  }
  dl {
    width: 100%;
    margin-top: ${space[8]};
    border-top: 3px solid ${tone.rule};
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 ${space[12]};
    align-items: baseline;
    padding-block: 7px;
    border-bottom: 1px solid ${tone.hairline};
  }
  ${media.xs} {
    dl > div {
      grid-template-columns: 6.5rem minmax(0, 1fr);
    }
  }
  dt {
    font: 650 1.1875rem/1.3 ${font.serif};
    font-variant-numeric: lining-nums;
    color: ${tone.accent};
    white-space: nowrap;
  }
  dd {
    font-size: 1rem;
    line-height: 1.35;
  }
  [data-part='note'] {
    margin-top: ${space[12]};
    ${type.caption}
    color: ${tone.soft};
    text-align: center;
  }
`;

/** The day's tours by departure time, in an arch, as the header's picture. */
export function DeparturesBoard() {
  const { title, note } = visit.board;
  return (
    <Arch data-tone="dark">
      <Clock />
      <p data-part="title" id="departures">
        {title}
      </p>
      <dl aria-labelledby="departures">
        {departuresOf(tours).map(({ time, tours: leaving }) => (
          <div key={time}>
            <dt>{time}</dt>
            <dd>{leaving.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <p data-part="note">{note}</p>
    </Arch>
  );
}
