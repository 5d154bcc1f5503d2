import styled from '@emotion/styled';
import { useEffect, useRef, type RefObject } from 'react';
import { space } from '@3eu/university/ui';
import { NewVersionNotice } from './new-version-notice';
import { OfflineNotice } from './offline-notice';

/** Read by base-css. */
const property = '--notices-height';

/*
 * First in the document, and fixed to the bottom of the window, unless that is hardly higher than a notice. The page ends
 * above it; what is beside the notices can be clicked.
 */
const Area = styled.div`
  pointer-events: none;
  > div {
    padding-top: ${space[8]};
  }
  > div > * {
    pointer-events: auto;
  }
  @media (min-height: 30em) {
    position: fixed;
    inset: auto 0 0;
    z-index: 9;
  }
`;

/** Tells the page's CSS the height of the area, in px, once there is something in it. */
function useHeight(area: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = `${area.current!.offsetHeight}px`;
      // Setting it styles the whole page anew, which an empty area is not worth.
      if (height !== (style.getPropertyValue(property) || '0px')) style.setProperty(property, height);
    });
    observer.observe(area.current!);
    return () => observer.disconnect();
  }, [area]);
}

/** The one place for what the site itself has to say: offline, a new version. */
export function NoticeArea() {
  const area = useRef<HTMLDivElement>(null);
  useHeight(area);
  return (
    <Area ref={area} aria-live="polite" data-notices="">
      <OfflineNotice />
      <NewVersionNotice />
    </Area>
  );
}
