import styled from '@emotion/styled';
import { tel } from '@3eu/university/facts';
import { CardTitle, H3, Rail, TextLink, space, tone, withLinks } from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';
import { application } from '../../content/application';

const List = styled(RuledList)`
  p,
  ul {
    color: ${tone.soft};
  }
  ul > li {
    margin-top: ${space[8]};
  }
`;

/** Beside the form from 1040 px up, below it on narrower screens. */
export function Tips() {
  const { title, items } = application.tips;
  return (
    <Rail aria-labelledby="tips">
      <H3 as="h2" id="tips">
        {title}
      </H3>
      <List as="ol" room={16}>
        {items.map((tip) => (
          <li key={tip.title}>
            <CardTitle>{tip.title}</CardTitle>
            <p>{withLinks(tip.text)}</p>
            {'link' in tip && <TextLink {...tip.link} />}
            {'lines' in tip && (
              <ul>
                {tip.lines.map(({ name, region, phone }) => (
                  <li key={name}>
                    {region}: {name}, <TextLink href={tel(phone)}>{phone}</TextLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </List>
    </Rail>
  );
}
