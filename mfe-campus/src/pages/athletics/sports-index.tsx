import styled from '@emotion/styled';
import { H3, Stack, media, space, tone } from '@3eu/university/ui';
import { athletics } from '../../content/athletics';
import { seasons, sports } from '../../content/sports';
import { SportCard } from './sport-card';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 0 ${space[24]};
  padding-block: ${space[12]} ${space[24]};
  border-top: 3px solid ${tone.rule};
  p {
    color: ${tone.soft};
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[24]} ${space.gap};
  ${media.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.rows} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space[48]};
  }
  ${media.lg} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`;

export function SportsIndex() {
  return (
    <Stack gap={64}>
      {seasons.map(({ name, months }) => {
        const ofSeason = sports.filter(({ season }) => season === name);
        return (
          <div key={name}>
            <Head>
              <H3>{name}</H3>
              <p>{athletics.sports.count(ofSeason.length, months)}</p>
            </Head>
            <Cards>
              {ofSeason.map((sport) => (
                <li key={sport.name}>
                  <SportCard sport={sport} />
                </li>
              ))}
            </Cards>
          </div>
        );
      })}
    </Stack>
  );
}
