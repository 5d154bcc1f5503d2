import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon, color, radius, shadow, space, type } from '@3eu/university/ui';

const Box = styled.dialog`
  width: min(40rem, calc(100vw - 2 * ${space[16]}));
  max-height: calc(100dvh - 2 * ${space[16]});
  margin: auto;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.white};
  color: ${color.ink900};
  box-shadow: ${shadow.menu};
  overflow: auto;
  &::backdrop {
    background: rgb(5 47 52 / 0.6);
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[16]} ${space[16]} ${space[8]} ${space[24]};
  h2 {
    ${type.card}
  }
  button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    flex: none;
  }
`;

const Body = styled.div`
  padding: 0 ${space[24]} ${space[24]};
`;

type DialogProps = {
  open: boolean;
  /** Called on Escape, on the close button and on a click outside. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
};

/** A modal dialog on the native element: the browser holds the focus inside and gives it back [modal dialog, WAI-ARIA APG]. */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current!;
    if (!open) return;
    dialog.showModal();
    // Also when its page is hidden: it would still keep the rest of the site from being used.
    return () => dialog.close();
  }, [open]);
  const onClick = (event: MouseEvent) => event.target === ref.current && onClose();
  return (
    // The keyboard closes it with Escape, which the element handles itself.
    <Box ref={ref} aria-labelledby={titleId} onClose={onClose} onClick={onClick}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon icon={X} size={24} />
        </button>
      </Head>
      <Body>{children}</Body>
    </Box>
  );
}
