import type { PointerEvent } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useMenuStore } from './menu-store';
import { useDropdown } from './use-dropdown';

// The page's clock starts at 0, as that of a page does.
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  useMenuStore.setState({ openMenu: null });
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function dropdown() {
  const { result } = renderHook(() => useDropdown('academics'));
  return {
    press: () => act(() => result.current.toggle()),
    enter: () => act(() => result.current.holder.onPointerEnter({ pointerType: 'mouse' } as PointerEvent)),
    isOpen: () => result.current.open,
  };
}

test('its button opens and closes it, however early in the life of the page', () => {
  const { press, isOpen } = dropdown();
  wait(100);
  for (const open of [true, false, true, false]) {
    press();
    expect(isOpen()).toBe(open);
  }
});

test('a press right after hovering opened it leaves it open, later ones toggle it', () => {
  const { press, enter, isOpen } = dropdown();
  enter();
  wait(150);
  press();
  expect(isOpen()).toBe(true);
  wait(1000);
  for (const open of [false, true, false]) {
    press();
    expect(isOpen()).toBe(open);
  }
});
