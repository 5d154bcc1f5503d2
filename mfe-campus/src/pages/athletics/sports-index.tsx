import { H3, Ledger, Split, Stack } from '@3eu/shared/ui';
import { athletics } from '../../content/athletics';
import { seasons, sports, type Sport } from '../../content/sports';

const { champions, coach } = athletics.sports;

/** `Conference champions 2018, 2023. National quarterfinal 2023.` */
export function achievementsOf({ titles, achievement }: Sport): string {
  return [titles.length > 0 && `${champions} ${titles.join(', ')}`, achievement].filter(Boolean).join('. ') + '.';
}

/** The sports, season by season. */
export function SportsIndex() {
  return (
    <Stack gap={48}>
      {seasons.map((season) => (
        <Split ratio="3/9" key={season}>
          <H3>{season}</H3>
          <Ledger
            level={4}
            items={sports.filter((sport) => sport.season === season).map((sport) => ({ title: sport.name, text: achievementsOf(sport), meta: `${coach} ${sport.coach}` }))}
          />
        </Split>
      ))}
    </Stack>
  );
}
