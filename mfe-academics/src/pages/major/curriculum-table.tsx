import styled from '@emotion/styled';
import { Table, media, part, space, type Column } from '@3eu/shared/ui';
import { creditsOf, yearsOf } from '../../content/curriculum';
import { majorPage } from '../../content/major-page';
import type { Course, Major } from '../../content/types';

const Courses = styled.ul`
  ${media.sm} {
    columns: 2;
    column-gap: ${space[32]};
  }
  > li {
    padding-bottom: ${space[12]};
    line-height: 1.4;
    break-inside: avoid;
  }
  small {
    display: block;
    color: ${part.faint};
    font-size: 0.9375rem;
    line-height: 1.35;
  }
`;

const YearName = styled.span`
  ${media.sm} {
    display: inline-block;
    min-width: 5.5rem;
    white-space: nowrap;
  }
`;

const { columns: headers, caption, detail } = majorPage.curriculum;

type Row = { year: string; courses: readonly Course[] };

const columns: readonly Column<Row>[] = [
  { key: 'year', header: headers.year, rowHeader: true, cell: ({ year }) => <YearName>{year}</YearName> },
  {
    key: 'courses',
    header: headers.courses,
    narrow: 'full',
    cell: ({ courses }) => (
      <Courses>
        {courses.map((course) => (
          <li key={course.name}>
            {course.name}
            <small>{detail(course)}</small>
          </li>
        ))}
      </Courses>
    ),
  },
  { key: 'credits', header: headers.credits, align: 'end', numeric: true, narrow: 'corner', cell: ({ courses }) => creditsOf(courses) },
];

/** The plan of four years: each course with its credits and what it builds on, each year with its sum. */
export function CurriculumTable({ curriculum }: { curriculum: Major['curriculum'] }) {
  return <Table caption={caption} columns={columns} rows={yearsOf(curriculum)} rowKey={({ year }) => year} />;
}
