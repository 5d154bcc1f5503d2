import styled from '@emotion/styled';
import { H3, Ledger, Picture, Stack, media, space, tone } from '@3eu/university/ui';
import { seasons, sports } from '../../content/sports';
import type { Sport } from '../../content/types';

/* A band of the whole column; on phones, what is in its middle. */
const Band = styled.div`
  aspect-ratio: 16/9;
  > picture {
    display: block;
    height: 100%;
  }
  ${media.md} {
    aspect-ratio: 31/9;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[24]};
  padding-block: ${space[24]} ${space[12]};
  p {
    color: ${tone.soft};
  }
`;

/** `Conference champions 2018, 2023. National quarterfinal 2023.` */
export function achievementsOf({ titles, achievement }: Pick<Sport, 'titles' | 'achievement'>): string {
  return [titles && `Conference champions ${titles.join(', ')}`, achievement].filter(Boolean).join('. ') + '.';
}

/** The sports, a ledger a season: what each has won, and who coaches it. */
export function SportsIndex() {
  return (
    <Stack gap={64}>
      {seasons.map(({ name, months, picture }) => {
        const ofSeason = sports.filter(({ season }) => season === name);
        return (
          <div key={name}>
            <Band>
              <Picture picture={picture} sizes="(min-width: 80em) 1240px, (min-width: 51.25em) 92vw, 178vw" />
            </Band>
            <Head>
              <H3>{name}</H3>
              <p>{`${ofSeason.length} sports, ${months}`}</p>
            </Head>
            <Ledger
              level={4}
              items={ofSeason.map((sport) => ({
                title: sport.name,
                text: achievementsOf(sport),
                meta: `Coach ${sport.coach}`,
              }))}
            />
          </div>
        );
      })}
    </Stack>
  );
}
