import styled from '@emotion/styled';
import { H3, column, color, media, space, tone, type } from '@3eu/university/ui';
import { Fold } from '@3eu/university/ui/patterns';
import { yearsOf } from '../../content/curriculum';
import type { Course, Major } from '../../content/types';

/* Columns start where the longest course names fit on two lines; rows line up, so that years can be compared. */
const Years = styled.ol`
  ${column}
  gap: ${space[24]} ${space.gap};
  ${media.rows} {
    row-gap: ${space[48]};
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Year = styled.li`
  > [data-part='sum'] {
    ${type.caption}
    margin-top: ${space[4]};
    color: ${tone.soft};
  }
  ${media.phone} {
    &:has(details) > [data-part='sum'] {
      display: none;
    }
  }
  ul {
    margin-top: ${space[16]};
    border-top: 1px solid ${tone.hairline};
  }
  ul > li {
    ${column}
    gap: 0 ${space[12]};
    padding-block: ${space[12]};
    border-bottom: 1px solid ${tone.hairline};
    font-size: 1rem;
    line-height: 1.4;
  }
  ul > li > b {
    font-weight: 600;
  }
  small {
    grid-column: 1;
    font-size: 0.9375rem;
    color: ${tone.soft};
  }
  small[data-part='credits'] {
    padding-top: 1px;
    font-variant-numeric: tabular-nums;
  }
  ${media.xs} {
    ul > li {
      grid-template-columns: minmax(0, 1fr) max-content;
    }
    small[data-part='credits'] {
      grid-area: 1 / 2;
    }
  }
`;

/* Drawn with fills, so that forced colors keep the two parts apart. */
const Bar = styled.svg`
  width: 100%;
  height: 12px;
  margin-bottom: ${space[16]};
  fill: ${color.teal100};
  [data-part='done'] {
    fill: ${color.teal700};
  }
  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
    rect {
      vector-effect: non-scaling-stroke;
    }
    [data-part='done'] {
      fill: CanvasText;
    }
  }
`;

/** What one year adds, and what there is at its end. */
const sum = (credits: number, soFar: number, total: number) => `${credits} credits, ${soFar} of ${total} by its end`;

const Courses = ({ courses }: { courses: readonly Course[] }) => (
  <ul>
    {courses.map((course) => (
      <li key={course.name}>
        <b>{course.name}</b>
        <small data-part="credits">{course.credits === 1 ? '1 credit' : `${course.credits} credits`}</small>
        {course.after && <small>{`after ${course.after}`}</small>}
      </li>
    ))}
  </ul>
);

/**
 * The plan of four years side by side: each course with its credits and what it builds on, and how far each year gets.
 * On phones, the courses of the first year stand open; those of the others are behind what they add up to.
 */
export function FourYearPlan({ curriculum, total }: { curriculum: Major['curriculum']; total: number }) {
  return (
    <Years aria-label="The plan, year by year">
      {yearsOf(curriculum).map(({ year, courses, credits, soFar }, index) => (
        <Year key={year}>
          <Bar viewBox={`0 0 ${total} 12`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect width={total} height="12" />
            <rect width={soFar} height="12" data-part="done" />
          </Bar>
          <H3>{year}</H3>
          <p data-part="sum">{sum(credits, soFar, total)}</p>
          {index === 0 ? (
            <Courses courses={courses} />
          ) : (
            <Fold label={sum(credits, soFar, total)}>
              <Courses courses={courses} />
            </Fold>
          )}
        </Year>
      ))}
    </Years>
  );
}
