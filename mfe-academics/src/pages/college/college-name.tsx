import styled from '@emotion/styled';
import { emblemUrl, type EmblemSource } from '@3eu/university/pictures';
import { media, space } from '@3eu/university/ui';

const Lockup = styled.span`
  display: grid;
  gap: ${space[16]} ${space[24]};
  ${media.sm} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
  ${media.md} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A college's name and its emblem: beside it, and above it where the picture stands beside both. */
export function CollegeName({ name, emblem }: { name: string; emblem: EmblemSource }) {
  return (
    <Lockup>
      <img src={emblemUrl(emblem)} alt="" width={64} height={77} />
      {name}
    </Lockup>
  );
}
