import styled from '@emotion/styled';
import { lost } from '@3eu/university/pictures';
import { ArchPicture, media } from '@3eu/university/ui';

const Window = styled.div`
  max-width: 220px;
  ${media.lg} {
    width: 100%;
    max-width: 320px;
    justify-self: end;
  }
`;

/** Beside what failed or found nothing: the narwhal of the site's error pages, without its signpost. */
export function LostNarwhal() {
  return (
    <Window>
      <ArchPicture
        picture={{ ...lost, focus: [100, 70] }}
        ratio="4/5"
        sizes="(min-width: 65em) 711px, 489px"
        decorative
      />
    </Window>
  );
}
