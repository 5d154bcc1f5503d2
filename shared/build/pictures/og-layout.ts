import { createElement, type CSSProperties, type ReactNode } from 'react';
import { ogTitleBox, ogTitleSize } from './og-title';
import { brand } from '../../src/site/brand';

/** Raise when the layout changes, so that no card of the old one is taken from the cache. */
export const ogLayoutVersion = 1;

/** Size of a card in px, as the Open Graph consumers ask for it. */
export const ogSize = { width: 1200, height: 630 } as const;

/** The box of the picture in px; its left edge leans like the tusk of the mascot, 84 degrees from the horizontal. */
export const ogPicture = { left: 536, width: 664, height: 630, lean: 66 } as const;

const colours = {
  ground: '#073F45',
  title: '#FFFFFF',
  section: '#FFCB66',
  bars: '#FFCB66',
  shield: '#0B656E',
} as const;

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

const bar = (width: number) => box({ width, height: 9, marginBottom: 9, backgroundColor: colours.bars });

const mark = createElement(
  'svg',
  { width: 46, height: 54, viewBox: '0 0 46 54' },
  createElement('path', { fill: colours.shield, d: 'M0 0h46v30c0 14-12 20-23 24C12 50 0 44 0 30Z' }),
  createElement('path', { fill: colours.bars, d: 'M9 13h17v5H9zM9 22h13v5H9zM9 31h9v5H9z' }),
  createElement('path', { fill: '#FFFFFF', d: 'M22 40 39 8l-9 34z' }),
);

/** One card: mark and name at the top, section and title below the tri-bar, the picture leaning in from the right. */
export const ogCard = (title: string, section: string, pictureUri: string) => {
  const { left, width, height, lean } = ogPicture;
  // In px and not in percent: satori takes the shorter side for both axes.
  const leaning = `polygon(${lean}px 0px, ${width}px 0px, ${width}px ${height}px, 0px ${height}px)`;
  const picture = createElement('img', { src: pictureUri, width, height, style: { width, height, flexShrink: 0 } });
  return box(
    { ...ogSize, position: 'relative', backgroundColor: colours.ground, fontFamily: 'Besley' },
    box(
      {
        position: 'absolute',
        left: 64,
        top: 56,
        alignItems: 'center',
        color: colours.title,
        fontSize: 30,
        fontWeight: 700,
      },
      mark,
      box({ marginLeft: 18 }, brand.name),
    ),
    box(
      { position: 'absolute', left: 64, bottom: 56, width: ogTitleBox.width, flexDirection: 'column' },
      box({ flexDirection: 'column', marginBottom: 14 }, bar(96), bar(69), bar(42)),
      box({ color: colours.section, fontSize: 26, fontWeight: 600, marginBottom: 10 }, section),
      box(
        {
          color: colours.title,
          fontSize: ogTitleSize(title),
          fontWeight: 700,
          lineHeight: ogTitleBox.lineHeight,
          letterSpacing: '-0.015em',
          textWrap: 'balance',
        },
        title,
      ),
    ),
    box({ position: 'absolute', left, top: 0, width, height, overflow: 'hidden', clipPath: leaning }, picture),
  );
};
