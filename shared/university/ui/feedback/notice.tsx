import styled from '@emotion/styled';
import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../typography/icon';
import { color, space } from '../foundation/tokens';

const kinds = {
  info: { icon: Info, ink: color.info, ground: color.infoBg },
  warn: { icon: TriangleAlert, ink: color.amber700, ground: color.warnBg },
} as const;

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

type NoticeProps = {
  /** Default `info`. */
  kind?: keyof typeof kinds;
  title?: ReactNode;
  children?: ReactNode;
};

/** Something to know, beside its icon. */
export function Notice({ kind = 'info', title, children }: NoticeProps) {
  const { icon, ink, ground } = kinds[kind];
  return (
    <Box ink={ink} ground={ground}>
      <Icon icon={icon} size={24} />
      <div>
        {title && <p data-part="title">{title}</p>}
        {children}
      </div>
    </Box>
  );
}
