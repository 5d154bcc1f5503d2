import styled from '@emotion/styled';
import { H3, Split, Stack, below, media, space, tone, type } from '@3eu/university/ui';
import { PersonArch, PersonCard } from '@3eu/university/ui/patterns';
import type { about } from '../../content/about';
import { Door } from './door';

const President = styled.div`
  > p {
    margin-top: ${space[4]};
    ${type.lede}
    color: ${tone.soft};
    max-width: 34em;
  }
`;

/* On tablets her words stand beside the arch, as those of the others do. */
const Office = styled(Stack)`
  ${media.sm} and (max-width: ${below.lg}) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
  }
`;

/* Five columns; on phones and tablets no more than a person's arch has. */
const sizes = '(min-width: 80em) 487px, (min-width: 65em) 37vw, (min-width: 35em) 416px, 90vw';

/** The president under the arch of her office, and beside her those who share the work. */
export function Leaders({ president, people }: Pick<typeof about.leadership, 'president' | 'people'>) {
  return (
    <Split ratio="5/7">
      <Office>
        <PersonArch picture={president.picture} sizes={sizes} />
        <President>
          <H3>{president.name}</H3>
          <span>{president.title}</span>
          <p>{president.bio}</p>
        </President>
      </Office>
      <Stack gap={32}>
        {people.map(({ name, title, portrait, bio }) => (
          <PersonCard key={name} layout="row" name={name} role={title} portrait={portrait}>
            <p>{bio}</p>
          </PersonCard>
        ))}
        <Door />
      </Stack>
    </Split>
  );
}
