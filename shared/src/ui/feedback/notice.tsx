import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../typography/icon';
import { color, space } from '../foundation/tokens';

const kinds = {
  info: { icon: Info, ink: color.info, ground: color.infoBg },
  warn: { icon: TriangleAlert, ink: color.amber700, ground: color.warnBg },
  error: { icon: CircleAlert, ink: color.error, ground: color.errorBg },
  success: { icon: CircleCheck, ink: color.success, ground: color.successBg },
} as const;

type Kind = keyof typeof kinds;

const Box = styled.div<{ ink: string; ground: string }>`
  display: flex;
  gap: ${space[16]};
  padding: ${space[16]} ${space[24]} ${space[16]} ${space[16]};
  border-left: 3px solid ${({ ink }) => ink};
  background: ${({ ground }) => ground};
  color: ${color.ink900};
  > svg {
    flex: none;
    margin-top: 2px;
    color: ${({ ink }) => ink};
  }
  > div {
    min-width: 0;
  }
  p ~ p {
    margin-top: ${space[8]};
  }
  > div > [data-part='title'] {
    font-weight: 650;
  }
  a {
    color: ${color.teal700};
  }
`;

export type NoticeProps = {
  kind?: Kind;
  title?: ReactNode;
  children?: ReactNode;
  /** It appears after something the visitor did, so it is announced: errors at once, other kinds politely. */
  live?: boolean;
};

/** Something to know, beside its icon. Default kind `info`. */
export function Notice({ kind = 'info', title, children, live = false }: NoticeProps) {
  const role = live ? (kind === 'error' ? 'alert' : 'status') : undefined;
  const { icon, ink, ground } = kinds[kind];
  return (
    <Box ink={ink} ground={ground} role={role}>
      <Icon icon={icon} size={24} />
      <div>
        {title && <p data-part="title">{title}</p>}
        {children}
      </div>
    </Box>
  );
}
