import styled from '@emotion/styled';
import {
  CardTitle,
  Status,
  TextLink,
  column,
  color,
  font,
  media,
  space,
  tone,
  type,
  withLinks,
} from '@3eu/university/ui';
import { admittedStudents } from '../../content/admitted-students';
import type { AdmissionStep, StepStatus } from '../../content/types';
import { Packet } from './packet';

const { steps } = admittedStudents;

const bars: Record<StepStatus, string> = {
  urgent: color.error,
  important: color.amber500,
  normal: color.teal700,
};

/* On phones the packet stands above the steps, and beside them where there is room for both. */
const WithPacket = styled.div`
  ${column}
  gap: ${space[32]} clamp(2rem, 5vw, 4.5rem);
  justify-items: center;
  ${media.lg} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 3fr);
    align-items: start;
    > ol {
      grid-row: 1;
    }
  }
`;

const List = styled.ol`
  width: 100%;
  border-top: 3px solid ${tone.rule};
`;

/* On the page's own ground, the colors make one strip along the dates: six tinted boxes read as six alarms. */
const Row = styled.li<{ bar: string }>`
  ${column}
  gap: ${space[8]} ${space[16]};
  padding: ${space[16]} 0 ${space[16]} ${space[8]};
  border-left: 8px solid ${({ bar }) => bar};
  border-bottom: 1px solid ${tone.hairline};
  time {
    font: 650 1.375rem/1.2 ${font.serif};
  }
  time > span {
    display: block;
    color: ${tone.soft};
    ${type.label}
  }
  [data-part='what'] {
    grid-column: 1 / -1;
  }
  [data-part='what'] > a {
    display: inline-block;
    padding-block: 10px;
  }
  [data-part='what'] > p {
    margin-top: ${space[4]};
    color: ${tone.soft};
    max-width: 60ch;
  }
  ${media.xs} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[24]} 0 ${space[24]} ${space[16]};
    time {
      white-space: nowrap;
    }
    [data-part='status'] {
      grid-area: 1 / 2;
      text-align: right;
    }
  }
  ${media.md} {
    grid-template-columns: 11rem minmax(0, 1fr) max-content;
    padding-left: ${space[32]};
    align-items: baseline;
    time {
      font-size: 1.75rem;
    }
    [data-part='what'] {
      grid-column: 2;
      grid-row: 1;
    }
    [data-part='status'] {
      grid-column: 3;
    }
  }
`;

/** What to do and by when, in order of date; how pressing it is, in a word, an icon and a color. */
export function StepList() {
  return (
    <WithPacket>
      <Packet />
      <List>
        {steps.list.map((step: AdmissionStep) => (
          <Row key={step.title} bar={bars[step.status]}>
            <time dateTime={step.deadline.iso}>
              {step.deadline.short} <span>{step.deadline.year}</span>
            </time>
            <div data-part="what">
              <CardTitle>{step.title}</CardTitle>
              <p>{withLinks(step.description)}</p>
              <TextLink {...step.link} />
            </div>
            <div data-part="status">
              <Status level={step.status}>{steps.statuses[step.status]}</Status>
            </div>
          </Row>
        ))}
      </List>
    </WithPacket>
  );
}
