import { render, screen, within } from '@testing-library/react';
import { Carousel } from './carousel';

/* jsdom has no layout, so scrolling is tested in the browser (e2e); these tests check the HTML. */
const slides = ['Computer Science', 'Psychology', 'Marketing'].map((title) => ({
  key: title,
  title,
  content: <a href="/x">{title}</a>,
}));

describe('Carousel', () => {
  it('is a named carousel whose slides state their position', () => {
    render(<Carousel label="Featured programs" slides={slides} interval={5000} heading={<h2>Featured programs</h2>} />);
    const carousel = screen.getByRole('region', { name: 'Featured programs' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    for (const [index, { title }] of slides.entries()) {
      const slide = within(carousel).getByRole('group', { name: `${index + 1} of 3: ${title}` });
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
    }
    expect(within(carousel).getByRole('heading')).toHaveTextContent('Featured programs');
  });

  it('puts Pause before Previous, Next and the dots', () => {
    render(<Carousel label="Stories" slides={slides} interval={4000} />);
    expect(
      screen
        .getAllByRole('button')
        .slice(0, 3)
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Pause Stories', 'Previous: Stories', 'Next: Stories']);
  });

  it('announces nothing while it plays', () => {
    const { container } = render(<Carousel label="Stories" slides={slides} interval={4000} />);
    expect(container.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
  });
});
