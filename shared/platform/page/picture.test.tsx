import { act, render, screen } from '@testing-library/react';
import type { PictureSource } from '../contract/pictures';
import { Picture } from './picture';

const source: PictureSource = {
  name: 'studio',
  hash: 'abc',
  width: 1200,
  height: 900,
  alt: 'Illustration: a studio.',
  focus: [45, 55],
};

describe('Picture', () => {
  it('offers AVIF in the widths that exist and no wider ones, and one WebP file', () => {
    const { container } = render(<Picture picture={source} sizes="50vw" />);
    const avif = container.querySelector('source[type="image/avif"]');
    expect(avif).toHaveAttribute('sizes', '50vw');
    expect(avif).toHaveAttribute(
      'srcset',
      '/pictures/studio.abc.480.avif 480w, /pictures/studio.abc.800.avif 800w, /pictures/studio.abc.1200.avif 1200w',
    );
    expect(screen.getByRole('img')).toHaveAttribute('src', '/pictures/studio.abc.800.webp');
  });

  it('states its size, keeps its focus point and loads lazily', () => {
    render(<Picture picture={source} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Illustration: a studio.' });
    expect(image).toHaveAttribute('width', '1200');
    expect(image).toHaveAttribute('height', '900');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveStyle({ 'object-position': '45% 55%' });
    expect(image).not.toHaveAttribute('style');
  });

  it('asks on phones for as much more as it is shown closer there', () => {
    const { container } = render(<Picture picture={{ ...source, close: 1.5 }} sizes="50vw" />);
    expect(container.querySelector('source')).toHaveAttribute('sizes', '(max-width: 34.99em) 150vw, 50vw');
    expect(screen.getByRole('img')).not.toHaveAttribute('close');
  });

  it('is hidden if decorative and not loadable, until it loads', () => {
    const { container } = render(<Picture picture={source} sizes="50vw" decorative />);
    const image = container.querySelector('img')!;
    const loads = (naturalWidth: number, event: string) => {
      Object.defineProperty(image, 'complete', { value: true, configurable: true });
      Object.defineProperty(image, 'naturalWidth', { value: naturalWidth, configurable: true });
      act(() => void image.dispatchEvent(new Event(event)));
    };
    loads(0, 'error');
    expect(image).not.toBeVisible();
    loads(800, 'load');
    expect(image).toBeVisible();
  });

  it('loads eagerly and first if it has priority', () => {
    render(<Picture picture={source} sizes="50vw" priority />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('has an empty text alternative if decorative', () => {
    render(<Picture picture={source} sizes="50vw" decorative />);
    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });
});
