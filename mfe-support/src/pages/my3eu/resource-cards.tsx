import styled from '@emotion/styled';
import { CardTitle, InertLink, TextLink, color, media, part, space } from '@3eu/shared/ui';
import { my3eu, type Resource } from '../../content/my3eu';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gap};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
    align-content: start;
    padding: ${space[24]};
    border-top: 3px solid ${color.teal700};
    background: ${color.teal50};
  }
  > li > p {
    margin: ${space[4]} 0 ${space[12]};
    color: ${part.soft};
  }
  > li > :last-child {
    justify-self: start;
    align-self: end;
    font-weight: 600;
  }
`;

/** What a user type finds in the portal. Cards without a page of this site behind them say so. */
export function ResourceCards({ items }: { items: readonly Resource[] }) {
  const { open, note } = my3eu.dashboard.resources;
  return (
    <Grid>
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <CardTitle>{title}</CardTitle>
          <p>{text}</p>
          {href ? <TextLink href={href} aria-label={`${open}: ${title}`}>{open}</TextLink> : <InertLink note={note}>{open}</InertLink>}
        </li>
      ))}
    </Grid>
  );
}
