import styled from '@emotion/styled';
import { color, media, VisuallyHidden } from '@3eu/university/ui';
import { useBusyStore } from '@3eu/engine/navigation/site-router';

// Hidden until it grows: a page that is there at once needs no sign that it is coming.
const Line = styled.div`
  @keyframes grow {
    from {
      visibility: hidden;
      transform: scaleX(0.06);
    }
    to {
      transform: scaleX(0.9);
    }
  }
  position: fixed;
  inset: 0 0 auto;
  z-index: 30;
  height: 4px;
  pointer-events: none;
  &[data-busy]::before {
    content: '';
    display: block;
    height: 100%;
    background: ${color.amber500};
    transform: scaleX(0.6);
    transform-origin: left;
  }
  ${media.motion} {
    &[data-busy]::before {
      animation: grow 3s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both;
    }
  }
`;

export function NavigationProgress() {
  const busy = useBusyStore(({ isBusy }) => isBusy);
  return (
    <Line data-busy={busy || undefined} role="status">
      {busy && <VisuallyHidden>Loading the page</VisuallyHidden>}
    </Line>
  );
}
