import * as avataaars from '@dicebear/avataaars';
import { createAvatar } from '@dicebear/core';
import { optimize } from 'svgo';
import type { Person } from './cast';
import { clothes, hairs, skins } from './palette';

/** Glasses are always drawn in this one dark colour. */
const frames = '262e33';

/**
 * Draws a person as an optimized SVG on a transparent ground. Every option is passed, so that nothing is left to the
 * style's random choice, and the same person always gives the same bytes.
 */
export const draw = (id: string, person: Person): string => {
  const { top, skin, hair, wears, glasses, beard, cloth } = person;
  const svg = createAvatar(avataaars, {
    seed: id,
    style: ['default'],
    base: ['default'],
    nose: ['default'],
    eyes: ['default'],
    eyebrows: ['defaultNatural'],
    mouth: ['twinkle'],
    skinColor: [skins[skin]],
    hairColor: [hairs[hair]],
    facialHairColor: [hairs[hair]],
    top: [top === 'bald' ? 'sides' : top],
    topProbability: top === 'bald' ? 0 : 100,
    hatColor: [clothes[cloth ?? wears[1]]],
    clothing: [wears[0]],
    clothesColor: [clothes[wears[1]]],
    facialHair: [beard ?? 'beardLight'],
    facialHairProbability: beard ? 100 : 0,
    accessories: [glasses ?? 'round'],
    accessoriesColor: [frames],
    accessoriesProbability: glasses ? 100 : 0,
  }).toString();
  return `${optimize(withoutMask(svg), { multipass: true, floatPrecision: 1 }).data}\n`;
};

/** The style wraps the drawing in a mask for round corners. Ours has none, and the mask would only cost painting. */
const withoutMask = (svg: string): string =>
  svg.replace(/<mask id="viewboxMask">.*?<\/mask>/s, '').replace('mask="url(#viewboxMask)"', '');
