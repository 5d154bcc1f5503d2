import styled from '@emotion/styled';
import { CardTitle, Facts, Section, Split, TextLink, media, space, tone, withLinks } from '@3eu/university/ui';
import { RuledColumns } from '@3eu/university/ui/patterns';
import { careerSupport } from '../../content/career-support';

const List = styled(RuledColumns)`
  > li {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${space[8]};
  }
  p {
    color: ${tone.soft};
    font-size: 1rem;
  }
  a {
    margin-top: auto;
    padding-block: ${space[8]};
    font-weight: 600;
  }
  ${media.rows} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

export function Resources() {
  const { resources, contact } = careerSupport;
  return (
    <Section {...resources} tone="dark">
      <Split ratio="8/4">
        <List>
          {resources.list.map(({ title, text, link }) => (
            <li key={title}>
              <CardTitle>{title}</CardTitle>
              <p>{withLinks(text)}</p>
              <TextLink {...link} />
            </li>
          ))}
        </List>
        <Facts title={contact.title} level={3} items={contact.facts} />
      </Split>
    </Section>
  );
}
