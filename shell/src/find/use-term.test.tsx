import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { createPath, Router, type Path } from '@3eu/platform/page';
import { useTerm } from './use-term';

function Field() {
  const { text, setText } = useTerm();
  return <input aria-label="Find" value={text} onChange={({ target }) => setText(target.value)} />;
}

let arrive: (address: string) => void;
const asked: string[] = [];

/** A router whose location changes only when the test says so, since a navigation may take a while. */
function Site() {
  const [location, setLocation] = useState('/pages');
  useEffect(() => {
    arrive = setLocation;
  }, []);
  const to = (path: string | Partial<Path>) => asked.push(typeof path === 'string' ? path : createPath(path));
  return (
    <Router location={location} navigator={{ createHref: () => '', go: () => {}, push: to, replace: to }}>
      <Field />
    </Router>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const pause = () => act(() => jest.advanceTimersByTime(500));

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  render(<Site />);
});
afterEach(() => jest.useRealTimers());

test('letters typed while the address is still changing are kept', () => {
  type('sch');
  pause();
  expect(asked).toEqual(['/pages?q=sch']);
  type('schol');
  act(() => arrive('/pages?q=sch'));
  expect(field().value).toBe('schol');
  pause();
  expect(asked.at(-1)).toBe('/pages?q=schol');
});

test('the field follows an address that was changed elsewhere, even a second time', () => {
  type('fees');
  pause();
  act(() => arrive('/pages?q=fees'));
  act(() => arrive('/pages'));
  expect(field().value).toBe('');
  act(() => arrive('/pages?q=fees'));
  expect(field().value).toBe('fees');
});
