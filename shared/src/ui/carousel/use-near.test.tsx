import { useRef } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useNear } from './use-near';

let meet: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

class Observer {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    meet = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
  disconnect = disconnect;
}

function Place() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useNear(ref) ? 'near' : 'far'}</p>;
}

beforeAll(() => Object.assign(globalThis, { IntersectionObserver: Observer }));

test('an element that comes near is reported, and then no longer observed', () => {
  render(<Place />);
  act(() => meet(false));
  expect(screen.getByText('far')).toBeInTheDocument();
  act(() => meet(true));
  expect(screen.getByText('near')).toBeInTheDocument();
  expect(disconnect).toHaveBeenCalled();
});
