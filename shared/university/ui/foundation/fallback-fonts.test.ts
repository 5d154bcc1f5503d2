/** @jest-environment node */
import { fallbackFaces, sansFallbacks, serifFallbacks } from './fallback-fonts';

const faces = fallbackFaces
  .split('@font-face')
  .slice(1)
  .map((text) => {
    const [, family, source, weight, ...metrics] =
      /^\{font-family:("[^"]+");src:([^;]+);font-weight:([\d ]+);size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%;line-gap-override:0%\}$/.exec(
        text,
      )!;
    const [size, ascent, descent] = metrics.map(Number);
    return { family: family!, source: source!, weight: weight!, size: size!, ascent: ascent!, descent: descent! };
  });
const facesOf = (families: string) => faces.filter(({ family }) => families.split(',').includes(family));

describe('the fallback fonts', () => {
  it('are local: nothing is fetched for them', () => {
    for (const { source } of faces) expect(source).toMatch(/^(local\("[^"]+"\),?)+$/);
  });

  it('are named exactly by the two lists', () => {
    expect(new Set(faces.map(({ family }) => family))).toEqual(
      new Set(`${serifFallbacks},${sansFallbacks}`.split(',')),
    );
  });

  it.each([
    ['Besley', serifFallbacks, 125, 42.5],
    ['Public Sans', sansFallbacks, 95, 22.5],
  ])('have lines as high as those of %s, whatever their scale', (_, families, above, below) => {
    for (const { size, ascent, descent } of facesOf(families)) {
      expect((size * ascent) / 100).toBeCloseTo(above, 1);
      expect((size * descent) / 100).toBeCloseTo(below, 1);
    }
  });

  it.each([
    ['headings, quotations and the wordmark', serifFallbacks, ['550', '650 700']],
    ['texts, labels and buttons', sansFallbacks, ['400', '600', '650']],
  ])('have each weight of %s in every family', (_, families, weights) => {
    for (const name of families.split(',')) expect(facesOf(name).map(({ weight }) => weight)).toEqual(weights);
  });
});
