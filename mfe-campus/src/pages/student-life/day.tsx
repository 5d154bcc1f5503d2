import styled from '@emotion/styled';
import { CardTitle, Section, SectionHeading, font, media, space, tone } from '@3eu/shared/ui';
import { RuledColumns } from '@3eu/shared/ui/patterns';
import { studentLife } from '../../content/student-life';

const Hours = styled(RuledColumns)`
  [data-part='time'] {
    font: 650 1.75rem/1.15 ${font.serif};
    font-variant-numeric: lining-nums;
    color: ${tone.accent};
  }
  h3 {
    margin-top: ${space[8]};
  }
  h3 + p {
    color: ${tone.soft};
    font-size: 1rem;
  }
  ${media.rows} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export function Day() {
  const { id, title, lede, hours } = studentLife.day;
  return (
    <Section tone="dark" labelledBy={id}>
      <SectionHeading title={title} id={id} lede={lede} triBar />
      <Hours as="ol">
        {hours.map((hour) => (
          <li key={hour.time}>
            <p data-part="time">{hour.time}</p>
            <CardTitle>{hour.title}</CardTitle>
            <p>{hour.text}</p>
          </li>
        ))}
      </Hours>
    </Section>
  );
}
