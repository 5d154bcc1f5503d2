import styled from '@emotion/styled';
import { CardTitle, TextLink, media, space, tone, withLinks } from '@3eu/university/ui';
import { RuledColumns } from '@3eu/university/ui/patterns';
import { tel } from '@3eu/university/facts';
import { admittedStudents } from '../../content/admitted-students';
import { EmailLink } from '../../email-link';

const List = styled(RuledColumns)`
  p {
    margin-block: ${space[4]} ${space[12]};
    color: ${tone.soft};
  }
  a {
    display: table;
    padding-block: 9px;
  }
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export function Offices() {
  return (
    <List>
      {admittedStudents.offices.list.map(({ name, text, phone, email }) => (
        <li key={name}>
          <CardTitle>{name}</CardTitle>
          <p>{withLinks(text)}</p>
          <TextLink href={tel(phone)}>{phone}</TextLink>
          <EmailLink email={email} />
        </li>
      ))}
    </List>
  );
}
