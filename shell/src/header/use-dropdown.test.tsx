import type { PointerEvent } from 'react';
import { act, renderHook } from '@testing-library/react';
import { useMenuStore } from './menu-store';
import { useDropdown } from './use-dropdown';

let now: number;
beforeEach(() => {
  now = 0;
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  useMenuStore.setState({ openMenu: null });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function dropdown() {
  const { result } = renderHook(() => useDropdown('academics'));
  const enter = () => act(() => result.current.holder.onPointerEnter({ pointerType: 'mouse' } as PointerEvent));
  return {
    press: () => act(() => result.current.toggle()),
    hover: () => {
      enter();
      act(() => jest.advanceTimersByTime(1000));
    },
    isOpen: () => result.current.open,
  };
}

test('its button opens and closes it, however early in the life of the page', () => {
  const { press, isOpen } = dropdown();
  now = 100;
  for (const open of [true, false, true, false]) {
    press();
    expect(isOpen()).toBe(open);
  }
});

test('a press right after hovering opened it leaves it open, later ones toggle it', () => {
  const { press, hover, isOpen } = dropdown();
  hover();
  press();
  expect(isOpen()).toBe(true);
  now = 1000;
  for (const open of [false, true, false]) {
    press();
    expect(isOpen()).toBe(open);
  }
});
