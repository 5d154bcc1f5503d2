import styled from '@emotion/styled';
import { CardTitle, H3, Rail, TextLink, tone, Linked } from '@3eu/university/ui';
import { RuledList } from '@3eu/university/ui/patterns';
import { application } from '../../content/application';

const List = styled(RuledList)`
  p {
    color: ${tone.soft};
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
            <p>
              <Linked text={tip.text} />
            </p>
            {'link' in tip && <TextLink href={tip.link.href}>{tip.link.label}</TextLink>}
          </li>
        ))}
      </List>
    </Rail>
  );
}
