import styled from '@emotion/styled';
import { CardTitle, Section, column, media, space, tone, type, withLinks } from '@3eu/university/ui';
import { ColumnArch, RuledList } from '@3eu/university/ui/patterns';
import { studentLife } from '../../content/student-life';

const List = styled(RuledList)`
  ${column}
  column-gap: ${space.gap};
  [data-part='when'] {
    ${type.label}
    color: ${tone.accent};
  }
  [data-part='text'] {
    margin-top: ${space[4]};
    color: ${tone.soft};
    font-size: 1rem;
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** Some of the student organizations, with when they meet, beside what one of them builds. */
export function Clubs() {
  const { clubs } = studentLife;
  return (
    <Section {...clubs} split="5/7" align="center" before={<ColumnArch picture={clubs.picture} column={[480, 38]} />}>
      <List room={16}>
        {clubs.list.map((club) => (
          <li key={club.title}>
            <CardTitle>{club.title}</CardTitle>
            <p data-part="when">{club.when}</p>
            <p data-part="text">{withLinks(club.text)}</p>
          </li>
        ))}
      </List>
    </Section>
  );
}
