import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, CircleDot, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../typography/icon';
import { color, radius, space, type } from '../foundation/tokens';

type StatusLevel = 'urgent' | 'important' | 'normal' | 'success';

const levels: Record<StatusLevel, { icon: LucideIcon; ink: string; ground: string }> = {
  urgent: { icon: CircleAlert, ink: color.error, ground: color.errorBg },
  important: { icon: TriangleAlert, ink: color.amber700, ground: color.warnBg },
  normal: { icon: CircleDot, ink: color.teal700, ground: color.teal50 },
  success: { icon: CircleCheck, ink: color.success, ground: color.successBg },
};

// The word sets the baseline, so that it aligns with the other cells of a table row.
const Line = styled.span<{ ink: string; ground: string }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${space[8]};
  padding: 3px 10px 3px 8px;
  border-left: 3px solid ${({ ink }) => ink};
  background: ${({ ground }) => ground};
  color: ${({ ink }) => ink};
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.4;
  > svg {
    flex: none;
    align-self: center;
  }
`;

/** The state of something: an icon, a word and a color, never the color alone (WCAG 1.4.1). */
export function Status({ level, children }: { level: StatusLevel; children: ReactNode }) {
  const { icon, ink, ground } = levels[level];
  return (
    <Line ink={ink} ground={ground}>
      <Icon icon={icon} />
      {children}
    </Line>
  );
}

/** The lantern tag: one word about one row of a list, as in "Next deadline". Not for headings. */
export const Tag = styled.span`
  display: inline-block;
  padding: 3px 8px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  background: ${color.amber300};
  color: ${color.ink900};
  ${type.tag}
  white-space: nowrap;
  vertical-align: 0.1em;
`;
