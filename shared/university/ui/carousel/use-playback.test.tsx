import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Ref } from 'react';
import { SlideControls } from './slide-controls';
import { useAutoAdvance } from './use-playback';

const names = ['Quad', 'Library', 'Snow'];

function Show() {
  const { ref, index, go, playing, active, toggle } = useAutoAdvance({ count: 3, interval: 6000 });
  return (
    <div ref={ref as Ref<HTMLDivElement>} data-testid="show" data-active={active}>
      <p>{names[index]}</p>
      <SlideControls
        label="slideshow"
        names={names}
        index={index}
        onGo={go}
        playing={playing}
        onToggle={toggle}
        arrows
      />
    </div>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const inView = (name: string) => expect(screen.getByText(name)).toBeInTheDocument();
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('a show that advances by itself', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('shows each slide for its time and starts over', () => {
    render(<Show />);
    inView('Quad');
    pass(6000);
    inView('Library');
    pass(12000);
    inView('Quad');
  });

  it('pauses and plays with the first button, whose name says what it will do', () => {
    render(<Show />);
    fireEvent.click(button('Pause slideshow'));
    pass(20000);
    inView('Quad');
    expect(screen.getAllByRole('button')[0]).toBe(button('Play slideshow'));
    fireEvent.click(button('Play slideshow'));
    pass(6000);
    inView('Library');
  });

  it('gives a slide chosen by hand its full time, and wraps both ways', () => {
    render(<Show />);
    pass(5000);
    fireEvent.click(button('Previous: slideshow'));
    inView('Snow');
    pass(5000);
    inView('Snow');
    fireEvent.click(button('Show 2 of 3: Library'));
    inView('Library');
    expect(button('Show 2 of 3: Library')).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['the pointer', 'pointerEnter', 'pointerLeave'],
    ['the focus', 'focusIn', 'focusOut'],
  ] as const)('does not advance while %s is inside', (_who, enter, leave) => {
    render(<Show />);
    const show = screen.getByTestId('show');
    fireEvent[enter](show);
    pass(20000);
    inView('Quad');
    expect(show).toHaveAttribute('data-active', 'false');
    expect(button('Pause slideshow')).toBeInTheDocument();
    fireEvent[leave](show);
    pass(6000);
    inView('Library');
  });

  it('does not advance in a hidden tab', () => {
    render(<Show />);
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    pass(20000);
    inView('Quad');
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(6000);
    inView('Library');
  });

  it('starts paused under reduced motion, and plays when told to', () => {
    const reduced = Object.assign(window.matchMedia(''), { matches: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue(reduced);
    render(<Show />);
    pass(20000);
    inView('Quad');
    fireEvent.click(button('Play slideshow'));
    pass(6000);
    inView('Library');
  });
});
