import { Lock } from 'lucide-react';
import styled from '@emotion/styled';
import { ButtonLink, CardTitle, Icon, color, media, space, tone, type } from '@3eu/shared/ui';
import { my3eu, type Resource } from '../../content/my3eu';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.gap};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: ${space[8]};
    padding: ${space[24]} ${space[24]} ${space[16]};
    border: 1px dashed ${color.lineStrong};
    color: ${tone.soft};
    font-size: 1rem;
  }
  > li[data-open] {
    padding-top: calc(${space[24]} - 2px);
    border: 1px solid transparent;
    border-top: 3px solid ${color.teal700};
    background: ${color.teal50};
  }
  > li > :last-child {
    margin-top: auto;
  }
  h3 {
    color: ${tone.text};
  }
  [data-part='closed'] {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 48px;
    ${type.caption}
    color: ${tone.faint};
  }
`;

/**
 * The resources of a user type. Only cards with a page of this site carry a link; the others say what they would do.
 */
export function ResourceCards({ items }: { items: readonly Resource[] }) {
  return (
    <Grid>
      {items.map((item) => (
        <li key={item.id} data-open={item.link !== undefined || undefined}>
          <CardTitle id={item.id} tabIndex={-1}>
            {item.title}
          </CardTitle>
          <p>{item.text}</p>
          {item.link ? (
            <ButtonLink href={item.link.href} variant="tertiary">
              {item.link.label}
            </ButtonLink>
          ) : (
            <>
              <p>{item.would}</p>
              <p data-part="closed">
                <Icon icon={Lock} />
                {my3eu.dashboard.resources.closed}
              </p>
            </>
          )}
        </li>
      ))}
    </Grid>
  );
}
