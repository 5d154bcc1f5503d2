import styled from '@emotion/styled';
import { emblemUrl } from '@3eu/platform/pictures/types';
import { CardTitle, media, space, tone } from '@3eu/university/ui';
import { athletics } from '../../content/athletics';
import type { Sport } from '../../content/sports';

const { champions, coach: coachLabel } = athletics.sports;

/* The emblem is beside the words on a phone, above them where there is room. */
const Card = styled.article`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;
  img {
    width: 100%;
  }
  p {
    font-size: 1rem;
    line-height: 1.45;
  }
  [data-part='achievements'] {
    margin-top: ${space[4]};
    color: ${tone.soft};
  }
  [data-part='coach'] {
    margin-top: ${space[8]};
    font-weight: 600;
  }
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
    img {
      max-width: 6rem;
    }
  }
  ${media.rows} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** `Conference champions 2018, 2023. National quarterfinal 2023.` */
export function achievementsOf({ titles, achievement }: Pick<Sport, 'titles' | 'achievement'>): string {
  return [titles.length > 0 && `${champions} ${titles.join(', ')}`, achievement].filter(Boolean).join('. ') + '.';
}

/** One sport: its mark, what it has won, and who coaches it. */
export function SportCard({ sport }: { sport: Sport }) {
  return (
    <Card>
      <img src={emblemUrl(sport.image)} alt="" width={240} height={288} loading="lazy" decoding="async" />
      <div>
        <CardTitle as="h4">{sport.name}</CardTitle>
        <p data-part="achievements">{achievementsOf(sport)}</p>
        <p data-part="coach">
          {coachLabel} {sport.coach}
        </p>
      </div>
    </Card>
  );
}
