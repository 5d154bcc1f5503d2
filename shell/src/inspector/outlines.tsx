import styled from '@emotion/styled';
import { blockAttribute, pageAttribute } from '@3eu/shared/contract/elements';
import { color, font } from '@3eu/shared/ui';
import type { InspectedPackage } from './packages';

/** A box in the document, in px. */
type Box = { top: number; left: number; width: number; height: number };

const Outline = styled.div<{ box: Box }>`
  position: absolute;
  top: ${({ box }) => box.top}px;
  left: ${({ box }) => box.left}px;
  width: ${({ box }) => box.width}px;
  height: ${({ box }) => box.height}px;
  outline: 3px dashed ${color.coral600};
  outline-offset: -3px;
  pointer-events: none;
  z-index: 1000;
  > span {
    position: sticky;
    top: 0;
    padding: 2px 8px;
    background: ${color.coral700};
    color: ${color.white};
    font: 600 0.8125rem/1.5 ${font.sans};
  }
`;

/** The element of a part: of a page, of a block, of the header or the footer. */
function elementOf(part: string): Element | null {
  if (part === 'header' || part === 'footer') return document.querySelector(`body > #root ${part}`);
  return document.querySelector(part.startsWith('/') ? `[${pageAttribute}]` : `[${blockAttribute}="${part}"]`);
}

function boxOf(element: Element): Box {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { top: top + scrollY, left: left + scrollX, width, height };
}

/** Outlines which package owns which part of the page. */
export function Outlines({ packages }: { packages: readonly InspectedPackage[] }) {
  return packages.flatMap(({ name, version, parts }) =>
    parts.map((part) => {
      const element = elementOf(part);
      return (
        element && (
          <Outline key={name + part} box={boxOf(element)}>
            <span>{`${name} ${version} ${part}`}</span>
          </Outline>
        )
      );
    }),
  );
}
