import { counselorMartinReyes, rainArcade, visitorCenter } from '@3eu/university/pictures';
import { ArchPicture, Morph, Picture, ArchPortrait, Split } from '@3eu/university/ui';
import type { Specimen } from './specimen';

const half = '(min-width: 51.25em) 40vw, 100vw';

export const specimens: readonly Specimen[] = [
  {
    shows: ['Picture', 'ArchPicture', 'Morph'],
    Example: () => (
      <Split ratio="7/5">
        <Picture picture={visitorCenter} sizes={half} />
        <Morph picture={rainArcade}>
          <ArchPicture picture={rainArcade} sizes={half} decorative />
        </Morph>
      </Split>
    ),
  },
  {
    shows: ['ArchPortrait'],
    Example: () => <ArchPortrait picture={counselorMartinReyes} />,
  },
];
